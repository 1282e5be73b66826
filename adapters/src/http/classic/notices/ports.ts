import { NoticesPort } from '@radiolink/application/notices/notices.port';
import { ClassicNotices } from './notices.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the notices, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(NoticesPort, ({ client, ...rest }) => new ClassicNotices(client, rest)),
];
