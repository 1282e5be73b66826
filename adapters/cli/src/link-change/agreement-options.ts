import type { LinkAgreement } from '@radiolink/client/node';
import type { Command } from 'commander';
import type { CliIo } from '../cli-io.ts';
import { firstLine } from '../connection/find-password.ts';
import { UsageError } from '../usage-error.ts';

/** What both ends are to agree on, as the command line names it. */
export interface AgreementOptions {
  readonly ssid?: string;
  readonly keyFile?: string;
  readonly width?: string;
  readonly frequency?: string;
}

/** Adds the options of an agreement. A key is no option: the list of processes shows those. */
export function addAgreementOptions(command: Command): Command {
  return command
    .option('--ssid <name>', 'SSID')
    .option('--key-file <file>', 'file whose first line is the pre-shared key; - is the standard input')
    .option('--width <mhz>', 'channel width, MHz')
    .option('--frequency <mhz>', 'control frequency of the access point, MHz');
}

/** @throws UsageError where nothing is to change */
export function agreementOf(options: AgreementOptions, io: CliIo): LinkAgreement {
  const { ssid, keyFile, width, frequency } = options;
  if ([ssid, keyFile, width, frequency].every(each => each === undefined))
    throw new UsageError('Name what is to change: --ssid, --key-file, --width or --frequency.');
  return {
    ssid,
    key: keyFile === undefined ? undefined : firstLine(io.readFile(keyFile)),
    widthMhz: megahertz('--width', width),
    frequencyMhz: megahertz('--frequency', frequency),
  };
}

function megahertz(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`${option} needs a number of MHz.`);
  return Number(text);
}
