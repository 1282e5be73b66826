import { CloudPort } from '@radiolink/application/cloud/cloud.port';
import { ProxyPort } from '@radiolink/application/cloud/proxy.port';
import { V1Cloud } from './cloud.adapter.ts';
import { V1Proxy } from './proxy.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the cloud connection, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(CloudPort, ({ client, topics, ...rest }) => new V1Cloud(client, rest, topics)),
  port(ProxyPort, ({ client }) => new V1Proxy(client)),
];
