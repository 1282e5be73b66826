import { join } from 'node:path';
import { profileNames } from '@radiolink/virtual-radio';
import { serve } from '@radiolink/adapters/server/serve';
import { behind } from './behind.ts';
import { readOptions } from './options.ts';

/** What answers behind the pages of `npm run dev`: a virtual radio of any profile, or a radio, by the options of `npm start`. */
export interface DevBackEnd {
  readonly url: string;
  /** Port of the pages. */
  readonly port: number;
  readonly host: string;
  readonly greeting: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Starts it on a port of its own.
 * @throws UsageProblem for options that are not understood
 */
export async function startDevBackEnd(args: readonly string[], root: string): Promise<DevBackEnd> {
  const options = readOptions(args, profileNames);
  const { device, name, close } = await behind(options, join(root, 'ui', 'translations'));
  const server = await serve({
    files: join(root, 'ui/public'),
    device,
    deviceName: name,
    host: '127.0.0.1',
    port: 0,
    uploadBytes: options.uploadBytes,
  });
  return {
    url: server.url,
    port: options.port,
    host: options.host,
    greeting: device.greeting,
    close: async () => {
      await close?.();
      await server.close();
    },
  };
}
