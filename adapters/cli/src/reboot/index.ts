import type { NodeConnectOptions } from '@radiolink/client/node';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import type { CliIo } from '../cli-io.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { loginTo, useRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { exitCodeOf } from '../failure.ts';
import { startProgress } from '../terminal/progress.ts';

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
    const at = io.now();
    await useRadio(login, io, ({ restart }) => restart.reboot());
    if (!wait) return EXIT.done;
    const isBack = await untilBack(login, at, io);
    io.err(isBack ? 'The device is back.' : 'The device does not respond.');
    return isBack ? EXIT.done : EXIT.unreachable;
  },
});

/** True once the device answers that has restarted since then, milliseconds since the epoch. */
export async function untilBack(login: NodeConnectOptions, since: number, io: CliIo): Promise<boolean> {
  const progress = startProgress('The device reboots', io);
  try {
    for (let passed = 0; passed < PATIENCE_MS; passed = io.now() - since) {
      io.interrupted.throwIfAborted();
      progress.show('Waiting for the device', passed / PATIENCE_MS);
      await io.wait(PAUSE_MS);
      if (await hasRestarted(login, since, io)) return true;
    }
    return false;
  } finally {
    progress.end();
  }
}

async function hasRestarted(login: NodeConnectOptions, since: number, io: CliIo): Promise<boolean> {
  try {
    const { uptimeSeconds } = await useRadio(login, io, ({ presence }) => presence.ask());
    return uptimeSeconds !== undefined && io.now() - uptimeSeconds * 1000 >= since - 1000;
  } catch (reason) {
    if (exitCodeOf(reason) === undefined) throw reason;
    return false;
  }
}
