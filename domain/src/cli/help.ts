/** Output of `--help`. */
export const helpText = `radiolink-config: checks, compares and explains device configurations.

  radiolink-config check FILE... [--board FILE] [--country CODE]
                                     say what is wrong: line, key, name, problem, what is allowed
  radiolink-config diff A B          say what differs from A to B, by setting
  radiolink-config compare A B       say what is worse, changed or better from link report A to B
  radiolink-config explain FILE      say in words what the configuration sets
  radiolink-config plan-mode FILE bridge|router|soho [--board FILE] [--previous FILE]
                                     say what changes with the network mode, and where the device is managed then

  --json      print JSON
  --backup    with check: the file is to be restored whole, so report missing sections too
  --errors    with check: leave out notes, which cannot hurt as the file stands
  --board     the board info of the device: with check, values beyond its hardware are errors; with plan-mode,
              without it one port and every mode are assumed
  --country   with check: the country (840 or US) whose channels and EIRP limits apply; without it, the country
              that the file itself is set to
  --previous  with plan-mode: the configuration with which the mode was left
  --help      print this

FILE may be - for the standard input. Secrets are never printed.
Exit code: 0 nothing found; 1 findings or differences; 2 wrong usage or an unreadable file.`;
