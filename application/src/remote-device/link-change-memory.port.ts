import type { LinkAgreement } from '@radiolink/domain/settings';
import type { ApplyMemory } from '../safe-apply/apply-memory.ts';
import type { RememberedLink } from '../safe-apply/change-link.ts';
import { type Token, token } from '../wiring/token.ts';

/** What it is stored under in a browser. */
export const LINK_CHANGE_KEY = 'radiolink.link-change';

/** A change of both ends of a link whose end is not known. No secret: a key is entered again. */
export interface RememberedLinkChange {
  readonly version: 1;
  /** The remote device, upper case with colons. */
  readonly mac: string;
  readonly name: string;
  readonly link: Omit<LinkAgreement, 'key'>;
  /** The key is changed, too. */
  readonly isKeyChanged: boolean;
  readonly ends: RememberedLink;
}

/** Where a change of both ends outlives the page. A browser that keeps nothing remembers as long as the page; nothing throws. */
export type LinkChangeMemoryPort = ApplyMemory<RememberedLinkChange>;
export const LinkChangeMemoryPort: Token<LinkChangeMemoryPort> = token<LinkChangeMemoryPort>(
  'remote-device/LinkChangeMemoryPort',
);
