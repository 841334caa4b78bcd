"""Discord on your own machine: REST, gateway, files and a chat page on loopback."""
