# The rules reference: finding topics.

# Words that questions are asked with, and that say nothing about what is asked.
search-common-words = a about after am an and any are as at be been before by can could did do does for from get gets go had has have he her him his how i if in is it its let many may me might more much must my no not of on one or our rule rules shall she should so some tell than that the their them then there these they this to too us use used was we were what when where which while who whom whose why will with would you your
