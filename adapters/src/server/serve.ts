import type { ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { guardedServer, type GuardedOptions, type RunningServer } from '@radiolink/virtual-radio/guarded';
import { type AppOptions, createApp } from './app.ts';
import { selfSignedCertificate } from './certificate.ts';
import type { Device } from './device.ts';

export type { RunningServer };

export interface ServeOptions
  extends Omit<AppOptions, 'behind' | 'device'>,
    Omit<GuardedOptions, 'certificate'> {
  readonly device: Device;
  readonly https?: boolean;
}

/** Serves the interface and the device behind it. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { device, https = false } = options;
  return guardedServer(
    {
      handle: (request, response, body) => device.handle(request, response, body),
      upgrade: (request, socket, head) => device.upgrade(request, socket, head),
      front: behind =>
        getRequestListener(
          createApp({
            ...options,
            behind: ({ incoming, outgoing }) => behind(incoming, outgoing as ServerResponse),
          }).fetch,
          { overrideGlobalObjects: false },
        ),
    },
    { ...options, ...(https && { certificate: await selfSignedCertificate(options.host) }) },
  );
}
