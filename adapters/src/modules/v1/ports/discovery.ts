import { DiscoveryPort } from '@radiolink/application/discovery';
import { V1Discovery } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of device discovery, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(DiscoveryPort, ({ client, ...rest }) => new V1Discovery(client, rest)),
];
