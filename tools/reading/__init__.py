"""The reading test: positions, questions about their pictures, the truth, and how answers are marked."""
