import { join } from 'node:path';
import { profileNames } from '@radiolink/virtual-radio';
import { followAddress } from '@radiolink/adapters/server/follow-address';
import { isLoopback } from '@radiolink/guarded-server';
import { serve } from '@radiolink/adapters/server/serve';
import { behind } from './behind.ts';
import { readOptions, type StartOptions, UsageProblem } from './options.ts';

/** The text of `npm start -- --help`. */
export function helpText(profiles: readonly string[]): string {
  return `npm start -- [options]

Serves the interface on an embedded virtual radio, or in front of a real one.

  --port N            port to listen on (8080); a busy one gives the next free one
  --host ADDRESS      address to listen on (127.0.0.1)
  --host NAME         answer to this name too, as --host bench.example; may be repeated
  --max-upload MB     largest file that is taken or passed on (64)
  --profile NAME      which virtual radio (ap-ptmp): ${profiles.join(', ')}
  --stations N        stations of the access point, 0 to 256
  --replay FILE…      answer status.cgi from captured answers, one after the other, holding the last
  --replay FILE       run on a recording: a HAR file of --record or of a browser's developer tools, or the support
                      file of a device; what it does not hold is refused with an error that says so
  --replay-spectrum FILE  answer the spectrum from a recording of the page, or from a captured airviewdata answer
  --speed N           run the virtual radio's time N times as fast
  --faults            accept POST /__radio/faults (latency, loss, reboot, …) while it runs
  --device URL        no virtual radio: stand in front of the radio at this address
  --insecure          with --device: accept its certificate unchecked (self-signed)
  --record FILE       with --device: write what it answers into a new HAR file, without secrets, names, addresses
                      and positions; sockets are not recorded. Ctrl-C shows the words that it keeps, and asks
  --yes               with --record: write it without asking, and while it grows
  --https             serve over HTTPS with a self-signed certificate, as a real radio does
  --origin-guard      refuse a POST whose Origin or Referer is not this server's, as switches do
  --live-status       the virtual radio offers its live socket: the versioned API uses it
  --help              this text

Logins of the virtual radio: admin / Tower-Link-2026, read-only viewer / Tower-View-2026;
the profile "factory" has ubnt / ubnt and is not set up. Ctrl-C ends the server.
`;
}

async function start(options: StartOptions, root: string): Promise<void> {
  const { device, radio, name, close } = await behind(options, join(root, 'ui', 'translations'));
  const server = await serve({
    files: join(root, 'dist'),
    docs: join(root, 'dist-docs', 'api'),
    device,
    deviceName: name,
    guardOrigin: options.originGuard,
    https: options.https,
    host: options.host,
    names: options.names,
    uploadBytes: options.uploadBytes,
    port: options.port,
    tell: console.log,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void Promise.resolve(close?.()).finally(() => process.exit(0));
    });
  if (radio && isLoopback(options.host))
    followAddress({ radio, server, home: options.host, tell: console.log });
  for (const line of device.greeting) console.log(line);
  console.log(`ready ${server.url}`);
}

/** `npm start`, once everything is installed and built. */
export async function main(args: readonly string[], { root }: { readonly root: string }): Promise<void> {
  try {
    const options = readOptions(args, profileNames);
    if (options.help) console.log(helpText(profileNames));
    else await start(options, root);
  } catch (error) {
    // A file that cannot be replayed is refused by the radio, an address that is not here by the server.
    if (!(error instanceof UsageProblem || error instanceof RangeError)) throw error;
    console.error(`${error.message}\nSee npm start -- --help.`);
    process.exitCode = 2;
  }
}
