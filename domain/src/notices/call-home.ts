import { message } from '../errors/message.ts';
import type { Notice } from './notice.ts';

/** An offer of a server to manage this device. */
export interface CallHome {
  readonly available: boolean;
  readonly server?: string | undefined;
  readonly id?: string | undefined;
}

/** The offer in words; nothing when there is none. */
export function callHomeNotices({ available, server }: CallHome): readonly Notice[] {
  if (!available) return [];
  const text = server
    ? message('The server {server} offers to manage this device.', { server })
    : message('A server offers to manage this device.');
  return [{ id: 'callHomeAvailable', severity: 'notice', message: text, dismissible: true }];
}
