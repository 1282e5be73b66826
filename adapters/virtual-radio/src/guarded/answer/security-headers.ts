/** Headers of every response of this server. docs/decisions/0013. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** Pages of our own carry the rest of their policy themselves: docs/decisions/0006. */
const OWN_PAGE = "frame-ancestors 'none'";
/** The help is shown in a frame of the page, without script. */
const HELP =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
/** A page that the device or this server wrote shows itself and does nothing: it is not of the interface. */
const FOREIGN =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
const NOTE =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Another address of the device asks here whether it answers; nothing can be read. docs/decisions/0011. */
const PROBED = '/api/info/public';

export type AnswerKind = 'page' | 'help' | 'note' | 'foreign';

const POLICIES: Readonly<Record<AnswerKind, string>> = {
  page: OWN_PAGE,
  help: HELP,
  note: NOTE,
  foreign: FOREIGN,
};

/** The headers of a response: of a page of the interface, its help, a note of this server, or the device. */
export function securityHeaders(kind: AnswerKind, path = ''): Readonly<Record<string, string>> {
  return {
    ...ALWAYS,
    'content-security-policy': POLICIES[kind],
    'x-frame-options': kind === 'help' ? 'SAMEORIGIN' : 'DENY',
    'cross-origin-resource-policy': path === PROBED ? 'cross-origin' : 'same-origin',
  };
}
