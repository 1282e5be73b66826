import { LinkHistoryPort } from '@radiolink/application/history';
import { ClassicLinkHistory } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of the link history, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(LinkHistoryPort, ({ client }) => new ClassicLinkHistory(client)),
];
