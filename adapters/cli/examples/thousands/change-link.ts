import type { ChannelJob } from './fleet.ts';
import { PlanRefused } from './frequency.ts';
import type { RadioEnd } from './radio-end.ts';

/** What each end was on before a link was first touched; outlives the worker. */
export interface Before {
  readonly near: number;
  readonly far: number;
}

export interface LinkMemory {
  read(link: string): Promise<Before | undefined>;
  write(link: string, before: Before): Promise<void>;
  forget(link: string): Promise<void>;
}

export interface LinkEnds {
  readonly near: RadioEnd;
  readonly far: RadioEnd;
}

/**
 * Moves both ends of a link as one change: the far end first, each under its own test, kept only once both are on the new frequency;
 * else both are put back. It can be called again after whoever called it died: an end that is there already is not written
 * again, and what the ends had before is in the memory.
 *
 * @returns whether anything was to be changed
 */
export async function changeLink(
  { link, frequencyMhz }: ChannelJob,
  { near, far }: LinkEnds,
  memory: LinkMemory,
): Promise<'changed' | 'unchanged'> {
  const now = { far: await far.frequency(), near: await near.frequency() };
  const remembered = await memory.read(link.id);
  if (remembered === undefined && now.far === frequencyMhz && now.near === frequencyMhz) return 'unchanged';
  const before = remembered ?? now;
  await memory.write(link.id, before);
  try {
    await far.test(frequencyMhz);
    await near.test(frequencyMhz);
    await far.keep();
    await near.keep();
  } catch (reason) {
    await putBack({ near, far }, before, reason);
    await memory.forget(link.id);
    throw reason;
  }
  await memory.forget(link.id);
  return 'changed';
}

/** The far end first, as long as it is reached through the near one. @throws LinkUnknown if an end cannot be put back now */
async function putBack({ near, far }: LinkEnds, before: Before, reason: unknown): Promise<void> {
  if (reason instanceof PlanRefused) return;
  const ends = [far.restore(before.far), near.restore(before.near)];
  const failed = (await Promise.allSettled(ends)).filter(({ status }) => status === 'rejected');
  if (failed.length > 0) throw new LinkUnknown(String(reason));
}

/** An end did not answer while the link was put back; a test that runs there reverts by itself. The next try finds out. */
export class LinkUnknown extends Error {
  override readonly name = 'LinkUnknown';
}
