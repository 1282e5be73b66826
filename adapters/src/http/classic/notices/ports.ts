import { NoticesPort } from '@radiolink/application/notices/notices.port';
import { ClassicNotices } from './notices.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of the notices, by the classic interface. */
export const PORTS = [port(NoticesPort, ({ client, ...rest }) => new ClassicNotices(client, rest))];
