import { foundCalls } from '../found-calls.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Call } from './call.ts';

const FILES = import.meta.glob(['./**/*.ts', '!./**/*.{test,mother}.ts'], { eager: true });

const calls = foundCalls<Call>(FILES);

/** Every call of the contract that the virtual radio answers. */
export const classicCalls: readonly Call[] = calls.filter(({ statusShape }) => statusShape === undefined);

/** The calls that a radio of a profile answers. */
export function callsOf({ versionedOnly, statusShape }: Profile): readonly Call[] {
  // LTU installs a staged image by this classic call; Wave has none. §v1.system.
  if (versionedOnly) return statusShape === 'ac' ? calls.filter(({ path }) => path === '/fwflash.cgi') : [];
  return calls.filter(call => call.statusShape === undefined || call.statusShape === statusShape);
}
