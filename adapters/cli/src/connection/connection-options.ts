import { type Command, Option } from 'commander';

/** Options of every command that logs in. */
export interface ConnectionOptions {
  readonly user?: string;
  readonly passwordFile?: string;
  readonly tls?: 'verify' | 'pin' | 'insecure';
  readonly pins?: string;
}

/** Adds the options by which a device is reached. A password is no option: the list of processes shows those. */
export function addConnectionOptions(command: Command): Command {
  return command
    .option('-u, --user <name>', 'user name; RADIOLINK_USER, else ubnt')
    .option('--password-file <file>', 'file whose first line is the password; - is the standard input')
    .addOption(
      new Option('--tls <check>', 'how the certificate of an https device is judged')
        .choices(['verify', 'pin', 'insecure'])
        .default('verify'),
    )
    .option('--pins <file>', 'where --tls pin remembers certificates');
}
