/** Longest ticket that is taken for one. */
const TICKET_MAX_LENGTH = 512;

/**
 * The ticket in the hash of an address, `#ticketid=...`, alone or among other parameters; undefined when there is none
 * or it cannot be read. Specification §2, Which login screen appears.
 */
export function ticketOfHash(hash: string): string | undefined {
  const parameter = hash
    .replace(/^#[/?]*/, '')
    .split('&')
    .find(part => part.startsWith('ticketid='));
  const ticket = decoded(parameter?.slice('ticketid='.length) ?? '');
  return ticket === '' || ticket.length > TICKET_MAX_LENGTH ? undefined : ticket;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
