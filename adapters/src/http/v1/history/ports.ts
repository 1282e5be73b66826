import { LinkHistoryPort } from '@radiolink/application/history/link-history.port';
import { V1LinkHistory } from './link-history.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the link history, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [port(LinkHistoryPort, ({ client }) => new V1LinkHistory(client))];
