// leporello: the command line.

print("leporello 0.1.0")
