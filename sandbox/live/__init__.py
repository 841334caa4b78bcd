"""What happens while it runs: the gateway, posts, interactions, what each person sees, faults."""
