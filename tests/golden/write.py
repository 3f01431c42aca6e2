"""`python -m tests.golden.write` writes the golden logs again; read the difference before you commit it."""

from tests.golden.games import FOLDER, golden_tables, golden_text


def main() -> None:
    wanted = golden_tables()
    for path in FOLDER.glob("*.txt"):
        if path.stem not in wanted:
            path.unlink()
            print(f"{path.name}: removed")
    for name, configuration in wanted.items():
        path, text = FOLDER / f"{name}.txt", golden_text(configuration)
        before = path.read_text(encoding="utf-8") if path.exists() else None
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{path.name}: {'new' if before is None else 'unchanged' if before == text else 'changed'}")


if __name__ == "__main__":
    main()
