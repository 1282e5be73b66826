import { NoticesPort } from '@radiolink/application/notices/notices.port';
import { V1Notices } from './notices.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of the notices, by the versioned interface. */
export const PORTS = [
  port(NoticesPort, ({ client, topics, ...rest }) => new V1Notices(client, rest, topics)),
];
