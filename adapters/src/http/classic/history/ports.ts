import { LinkHistoryPort } from '@radiolink/application/history/link-history.port';
import { ClassicLinkHistory } from './link-history.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the link history, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(LinkHistoryPort, ({ client }) => new ClassicLinkHistory(client)),
];
