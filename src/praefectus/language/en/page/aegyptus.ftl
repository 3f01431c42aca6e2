# What the page says of Aegyptus.

fertile-here = The fertile marker is here
