"""The world itself: people, servers, channels, messages, its file, its clock, who may do what."""
