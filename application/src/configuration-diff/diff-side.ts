import type { ConfigText } from '@radiolink/domain/configuration';
import type { Message } from '@radiolink/domain/errors';
import type { Snapshot } from '../configuration/snapshots/snapshots.port.ts';

/** Names a configuration that can be compared; a snapshot by its own id. */
export type DiffSideId = 'running' | 'saved' | 'edited' | 'staged' | 'file' | `snapshot-${string}`;

/** From which configuration to which. */
export interface DiffPair {
  readonly from: DiffSideId;
  readonly to: DiffSideId;
}

/** Availability of a side for comparison, and the reason if unavailable. */
export type SideContent =
  | {
      readonly kind: 'there';
      readonly config: ConfigText;
      /** It holds no values of secrets, so that none can be compared. */
      readonly secretless: boolean;
    }
  | { readonly kind: 'waiting' }
  /** The device did not respond to the request. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'unavailable'; readonly reason: Message };

/** One configuration that is offered for comparison. */
export interface DiffSide {
  readonly id: DiffSideId;
  readonly content: SideContent;
  /** A plain sentence about where it comes from. */
  readonly note?: Message | undefined;
  /** When the device gave it out, or when it was replaced: milliseconds since the epoch. */
  readonly at?: number | undefined;
  readonly snapshot?: Snapshot | undefined;
  /** Name of the local file. It comes from outside. */
  readonly fileName?: string | undefined;
}

/** A backup that was read from a local file and checked. It stays in this page. */
export interface BackupText {
  readonly name: string;
  readonly text: string;
}

/** The side with a snapshot of the configuration. */
export const snapshotSide = (id: string): DiffSideId => `snapshot-${id}`;

/** The default pair of sides while the user has not selected any. */
export function defaultPair(
  sides: readonly DiffSide[],
  facts: {
    readonly pending: number;
    readonly testing: boolean;
    readonly snapshots: readonly { readonly id: string }[];
  },
): DiffPair {
  const isThere = (id: DiffSideId): boolean =>
    sides.some(side => side.id === id && side.content.kind === 'there');
  if (isThere('staged')) return { from: 'running', to: 'staged' };
  if (facts.testing && isThere('saved')) return { from: 'saved', to: 'running' };
  if (!facts.testing && facts.pending > 0) return { from: 'running', to: 'edited' };
  if (isThere('file')) return { from: 'running', to: 'file' };
  const [newest] = facts.snapshots;
  if (newest !== undefined) return { from: snapshotSide(newest.id), to: 'running' };
  return { from: 'running', to: 'saved' };
}

/** By setting or as text. */
export const DIFF_VIEWS = ['settings', 'text'] as const;
export type DiffView = (typeof DIFF_VIEWS)[number];

/** Content of the page's address. A side that is missing or invalid is omitted. */
export interface DiffAddress extends Partial<DiffPair> {
  readonly view: DiffView;
}

const NAMED: ReadonlySet<string> = new Set(['running', 'saved', 'edited', 'staged', 'file']);
const SNAPSHOT = /^snapshot-[\w-]{1,40}$/;

/** Reads `#/diff?from=running&to=edited&as=text`. Addresses are untrusted: unknown words are ignored. */
export function diffAddressOf(hash: string): DiffAddress {
  const query = new Map(
    (hash.split('?')[1] ?? '').split('&').map(part => {
      const [name = '', value = ''] = part.split('=');
      return [name, value] as const;
    }),
  );
  const from = sideIn(query.get('from'));
  const to = sideIn(query.get('to'));
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    view: query.get('as') === 'text' ? 'text' : 'settings',
  };
}

/** The address that brings two sides back. */
export function hashOfDiff({ from, to, view }: DiffAddress): string {
  const parts = [from && `from=${from}`, to && `to=${to}`, view === 'text' && 'as=text'].filter(Boolean);
  return `#/diff${parts.length > 0 ? '?' : ''}${parts.join('&')}`;
}

function sideIn(name: string | undefined): DiffSideId | undefined {
  return name !== undefined && (NAMED.has(name) || SNAPSHOT.test(name)) ? (name as DiffSideId) : undefined;
}
