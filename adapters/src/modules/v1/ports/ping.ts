import { PingPort } from '@radiolink/application/ping';
import { V1Ping } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of ping, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(PingPort, ({ client, ...rest }) => new V1Ping(client, rest)),
];
