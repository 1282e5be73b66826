import type { LoginShortfall } from '../errors/catalogue.ts';
import { textOf } from '../text/text.ts';

/** Header of the login answer that must be sent back with each request. §7. */
export const CSRF_HEADER = 'X-CSRF-ID';

/** Header with the token of the versioned API: returned by its login, sent with each call. §7. */
export const AUTH_TOKEN_HEADER = 'x-auth-token';

/** Data available to the page after the device accepted the credentials. */
export interface LoginAnswer {
  /** Every cookie that a script can read, as the browser writes them: `a=1; b=2`. */
  readonly cookies: string;
  /** Value of the CSRF header; undefined or null when the answer lacks it. */
  readonly csrfId: string | null | undefined;
  readonly hasBody: boolean;
}

/** Why an accepted login still is none; undefined when it is one. §5.login-success. */
export function loginShortfall({ cookies, csrfId, hasBody }: LoginAnswer): LoginShortfall | undefined {
  if (!hasCookieIndicator(cookies)) return 'cookies-disabled';
  const complete = csrfId !== undefined && csrfId !== null && csrfId !== '' && hasBody;
  return complete ? undefined : 'incomplete-response';
}

/** True if the device's mark that cookies work, `ok=1`, is among the cookies. */
export function hasCookieIndicator(cookies: string): boolean {
  return textOf(cookies)
    .split(';')
    .some(cookie => cookie.trim() === 'ok=1');
}

/** §6.users. */
export type Role = 'full' | 'read-only';

/** The role of a session by its flag `readOnlyUser`. */
export function roleOf(readOnlyUser: boolean): Role {
  return readOnlyUser ? 'read-only' : 'full';
}

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
