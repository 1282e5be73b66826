import { textOf } from '../text/text.ts';

/** Longest ticket that is taken for one. */
const TICKET_MAX_LENGTH = 512;

/**
 * Source of the expression that finds a ticket in the hash of an address, alone, among other parameters or behind a
 * route. Used both to clear the address and to read the ticket.
 */
export const TICKET_IN_HASH = '[#&?/]ticketid=([^&]*)';

const PATTERN = new RegExp(TICKET_IN_HASH);

/**
 * The ticket in the hash of an address, `#ticketid=...` or `#/dashboard?ticketid=...`; undefined when there is none or
 * it cannot be read. §2.login-steps.
 */
export function ticketOfHash(hash: string): string | undefined {
  const ticket = decoded(PATTERN.exec(`#${textOf(hash)}`)?.[1] ?? '');
  return ticket === '' || ticket.length > TICKET_MAX_LENGTH ? undefined : ticket;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
