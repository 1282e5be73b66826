import { CloudPort } from '@radiolink/application/cloud/cloud.port';
import { ProxyPort } from '@radiolink/application/cloud/proxy.port';
import { V1Cloud } from './cloud.adapter.ts';
import { V1Proxy } from './proxy.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of the cloud connection, by the versioned interface. */
export const PORTS = [
  port(CloudPort, ({ client, topics, ...rest }) => new V1Cloud(client, rest, topics)),
  port(ProxyPort, ({ client }) => new V1Proxy(client)),
];
