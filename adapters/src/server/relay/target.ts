import * as http from 'node:http';
import * as https from 'node:https';
import type { ProxyServerOptions } from 'httpxy';

/** The device's end of the relay. */
export interface Target {
  readonly device: URL;
  /**
   * Address of the device. The path is passed unresolved: a path that names another host must not reach that
   * host.
   */
  readonly options: ProxyServerOptions;
  /** Connections that are used again: for requests without a body only. */
  readonly agent: http.Agent;
}

const POOL = { keepAlive: true, maxSockets: 32, maxFreeSockets: 8 } as const;

export function targetOf(device: URL, { insecure }: { readonly insecure: boolean }): Target {
  const isSecure = device.protocol === 'https:';
  return {
    device,
    options: {
      target: {
        protocol: device.protocol,
        hostname: device.hostname.replace(/^\[|\]$/g, ''),
        port: device.port === '' ? (isSecure ? 443 : 80) : Number(device.port),
      },
      secure: !insecure,
      prependPath: false,
    },
    agent: isSecure ? new https.Agent(POOL) : new http.Agent(POOL),
  };
}
