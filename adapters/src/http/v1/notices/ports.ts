import { NoticesPort } from '@radiolink/application/notices/notices.port';
import { V1Notices } from './notices.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the notices, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(NoticesPort, ({ client, topics, ...rest }) => new V1Notices(client, rest, topics)),
];
