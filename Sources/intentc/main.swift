print("intentc")
