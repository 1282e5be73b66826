import { LinkHistoryPort } from '@radiolink/application/history/link-history.port';
import { V1LinkHistory } from './link-history.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of the link history, by the versioned interface. */
export const PORTS = [port(LinkHistoryPort, ({ client }) => new V1LinkHistory(client))];
