import type { NodeConnectOptions, Radio } from '@radiolink/client/node';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import type { CliIo } from '../cli-io.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { loginTo, useRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { exitCodeOf } from '../failure.ts';
import { startProgress } from '../terminal/print.ts';

const PATIENCE_MS = 300_000;
const PAUSE_MS = 3000;

/** `radiolink reboot`: restarts a device. */
export const REBOOT: CliCommand = cliCommand<ConnectionOptions & { readonly wait?: true }>({
  name: 'reboot',
  summary: 'restart a device',
  define: command =>
    addConnectionOptions(command)
      .description('Restarts the device. What it runs unsaved is lost, and a running test is reverted.')
      .argument('<device>', 'address of the device')
      .option('--wait', 'wait until it is back'),
  run: async ({ args: [device = ''], options: { wait, ...options }, io }) => {
    const login = await loginTo(device, options, io);
    const before = await useRadio(login, io, async radio => {
      const running = await runningSince(radio, io);
      await radio.restart.reboot();
      return running;
    });
    if (!wait) return EXIT.done;
    const isBack = await untilBack(login, before, io);
    io.err(isBack ? 'The device is back.' : 'The device does not respond.');
    return isBack ? EXIT.done : EXIT.unreachable;
  },
});

/** What is known of a device before it restarts. */
export interface BeforeRestart {
  /** When that was, milliseconds since the epoch. */
  readonly at: number;
  readonly uptimeSeconds: number | undefined;
}

export async function runningSince({ presence }: Radio, io: CliIo): Promise<BeforeRestart> {
  const at = io.now();
  // It restarts all the same where it does not say for how long it has been running.
  const { uptimeSeconds } = await presence.ask().catch(() => ({ uptimeSeconds: undefined }));
  return { at, uptimeSeconds };
}

/** True once the device answers that has restarted since then. */
export async function untilBack(
  login: NodeConnectOptions,
  before: BeforeRestart,
  io: CliIo,
): Promise<boolean> {
  const progress = startProgress('The device reboots', io);
  try {
    for (let passed = 0; passed < PATIENCE_MS; passed = io.now() - before.at) {
      io.interrupted.throwIfAborted();
      progress.show('Waiting for the device', passed / PATIENCE_MS);
      await io.wait(PAUSE_MS);
      if (await hasRestarted(login, before, io)) return true;
    }
    return false;
  } finally {
    progress.end();
  }
}

async function hasRestarted(login: NodeConnectOptions, before: BeforeRestart, io: CliIo): Promise<boolean> {
  try {
    const { uptimeSeconds } = await useRadio(login, io, ({ presence }) => presence.ask());
    if (uptimeSeconds === undefined) return false;
    // A clock of its own, as a virtual radio's with --speed, may run faster: then its uptime is lower than it was.
    const wasReset = before.uptimeSeconds !== undefined && uptimeSeconds < before.uptimeSeconds;
    return wasReset || io.now() - uptimeSeconds * 1000 >= before.at - 1000;
  } catch (reason) {
    if (exitCodeOf(reason) === undefined) throw reason;
    return false;
  }
}
