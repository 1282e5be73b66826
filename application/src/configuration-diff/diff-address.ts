import type { DiffPair, DiffSideId } from './diff-side.ts';

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
