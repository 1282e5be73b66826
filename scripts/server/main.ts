import { join } from 'node:path';
import { profileNames } from '@radiolink/virtual-radio';
import { followAddress } from '@radiolink/adapters/server/follow-address';
import { isLoopback } from '@radiolink/virtual-radio/guarded';
import { serve } from '@radiolink/adapters/server/serve';
import { behind } from './behind.ts';
import { helpText } from './help.ts';
import { readOptions, type StartOptions, UsageProblem } from './options.ts';

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
