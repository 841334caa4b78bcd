"""Settings of persons and servers, and the data that is stored of them."""
