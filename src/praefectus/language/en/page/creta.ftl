# Creta.

province-any-good = any good you choose
