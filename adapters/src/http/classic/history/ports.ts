import { LinkHistoryPort } from '@radiolink/application/history/link-history.port';
import { ClassicLinkHistory } from './link-history.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of the link history, by the classic interface. */
export const PORTS = [port(LinkHistoryPort, ({ client }) => new ClassicLinkHistory(client))];
