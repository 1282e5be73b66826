import { CloudPort, ProxyPort } from '@radiolink/application/cloud';
import { V1Cloud, V1Proxy } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of the cloud connection, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(CloudPort, ({ client, topics, ...rest }) => new V1Cloud(client, rest, topics)),
  v1Port(ProxyPort, ({ client }) => new V1Proxy(client)),
];
