import { z } from 'zod';

/** What the operator permits beyond reading. */
export interface Permissions {
  readonly changes: boolean;
  /** A site survey that takes the radio off its channel. */
  readonly scan: boolean;
  /** A speed test, which loads the link. */
  readonly load: boolean;
}

export const READ = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
export const radioName = z.string().max(64).describe('Name of a radio, from list_radios.');
export const page = {
  offset: z.int().min(0).default(0),
  limit: z.int().min(1).max(100).default(25),
};
export const paged = {
  total: z.int(),
  next_offset: z.int().optional().describe('Missing on the last page.'),
};

/** One page of a list. */
export function pageOf<Item>(all: readonly Item[], { offset, limit }: { offset: number; limit: number }) {
  const next = offset + limit;
  return {
    items: all.slice(offset, next),
    total: all.length,
    ...(next < all.length && { next_offset: next }),
  };
}
