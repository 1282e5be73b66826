import { LinkHistoryPort } from '@radiolink/application/history';
import { V1LinkHistory } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of the link history, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(LinkHistoryPort, ({ client }) => new V1LinkHistory(client)),
];
