# What the page says of Aegyptus.

fertile-here = The fertile marker is here
fertile-lesson = The fertile marker is here: a player who produces here with a Prefect gets more food, and then the marker moves downstream.
trade-lesson = Trade ({ $trade }): its ships earn sestertii whenever anyone produces here.
