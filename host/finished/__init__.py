"""After the end: archives, results, ratings, analyses, proof, files of games."""
