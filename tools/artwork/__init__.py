"""The pieces, portraits, places and the map of the pictures, drawn as SVG, and the step that writes render/assets."""
