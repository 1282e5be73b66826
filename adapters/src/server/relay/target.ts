import * as http from 'node:http';
import * as https from 'node:https';
import type { ProxyServerOptions } from 'httpxy';

/** The device's end of the relay. */
export interface Target {
  readonly device: URL;
  /** How to reach it; the path is passed as it is, never resolved: what names another host must not reach it. */
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
