import { nextStatus, type NodeConnectOptions } from '@radiolink/client/node';
import { deviceLinkState, linkStateMessage } from '@radiolink/domain/link';
import { visibleText } from '@radiolink/domain/text';
import type { CliIo } from '../cli-io.ts';
import { type ConnectionOptions, findPassword } from '../connection/connection-options.ts';
import { givenLogin, loginTo, requestOptions, useRadio } from '../connection/open-radio.ts';
import { type NamedRadio, readRadiosFile } from '../connection/radios-file.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { exitCodeOf, UsageError } from '../failure.ts';
import { english, printJson, printLine, textOr } from '../terminal/print.ts';

/** Devices that are asked at the same time. */
const AT_ONCE = 8;

interface Target {
  readonly name: string;
  readonly login: () => Promise<NodeConnectOptions>;
}

/**
 * Prints the status of every device of a file, one line each as it comes; the exit code is that of the worst. The file holds
 * named radios (JSON), or an address on each line.
 */
export async function statusOfMany(
  file: string,
  { json, ...options }: ConnectionOptions & { readonly json?: true },
  io: CliIo,
): Promise<ExitCode> {
  const waiting = [...(await targetsIn(file, options, io))];
  const codes: ExitCode[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !io.interrupted.aborted; next = waiting.shift())
      codes.push(await printOne(next, json === true, io));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return io.interrupted.aborted ? EXIT.interrupted : (codes.toSorted((a, b) => b - a)[0] ?? EXIT.done);
}

async function targetsIn(file: string, options: ConnectionOptions, io: CliIo): Promise<readonly Target[]> {
  const text = new TextDecoder().decode(io.readFile(file));
  if (text.trimStart().startsWith('{')) {
    const radios = readRadiosFile(file, {
      ...io,
      readFile: path => (path === file ? new TextEncoder().encode(text) : io.readFile(path)),
    });
    const given = givenLogin(options, io);
    const login = (radio: NamedRadio) => ({ ...radio.login(given), ...requestOptions(options, io) });
    return [...radios].map(([name, radio]) => ({ name, login: async () => login(radio) }));
  }
  const addresses = text
    .split(/\r?\n/)
    .map(line => line.replace(/#.*/, '').trim())
    .filter(line => line !== '');
  if (addresses.length === 0) throw new UsageError(`${file} names no device.`);
  // Asked for once, not once for each device.
  const password = await findPassword(options.passwordFile, 'Password of the devices', io);
  const { passwordFile, ...rest } = options;
  const known = { ...io, env: { ...io.env, RADIOLINK_PASSWORD: password } };
  // A radio of --radios has a password of its own, unless an option names one.
  const given = passwordFile === undefined ? undefined : password;
  return addresses.map(name => ({ name, login: () => loginTo(name, rest, known, given) }));
}

async function printOne({ name, login }: Target, json: boolean, io: CliIo): Promise<ExitCode> {
  try {
    const status = await useRadio(await login(), io, nextStatus);
    if (json) printJson({ device: name, status }, io, true);
    else {
      const { host } = status;
      const link = english(linkStateMessage(deviceLinkState(status)));
      const facts = [
        name,
        textOr(host.hostname),
        textOr(host.deviceModel),
        textOr(host.firmwareVersion),
        link,
      ];
      printLine(facts.join('  '), io);
    }
    return EXIT.done;
  } catch (reason) {
    const code = exitCodeOf(reason);
    if (code === undefined || !(reason instanceof Error)) throw reason;
    if (json) printJson({ device: name, error: reason.message, exit: code }, io, true);
    else io.out(visibleText(`${name}  ${reason.message}`));
    return code;
  }
}
