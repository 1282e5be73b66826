/** Output of `--help`. */
export const helpText = `radiolink-config: checks, compares and explains device configurations.

  radiolink-config check FILE...     say what is wrong: line, key, name, problem, what is allowed
  radiolink-config diff A B          say what differs from A to B, by setting
  radiolink-config explain FILE      say in words what the configuration sets

  --json      print JSON
  --backup    with check: the file is to be restored whole, so report missing sections too
  --errors    with check: leave out notes, which cannot hurt as the file stands
  --help      print this

FILE may be - for the standard input. Secrets are never printed.
Exit code: 0 nothing found; 1 findings or differences; 2 wrong usage or an unreadable file.`;
