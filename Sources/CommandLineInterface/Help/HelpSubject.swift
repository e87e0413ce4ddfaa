/// What an entry of a reference is about.
enum HelpSubject {
  case argument(Argument)
  case command(Command)
  case option(Option)
}
