import type { ApplyState } from '@radiolink/application/configuration/apply/apply-state';
import { LinkState } from '@radiolink/domain/link';

export type Testing = Extract<ApplyState, { kind: 'testing' }>;

const WORDS = {
  waiting: 'The radio link is not back yet.',
  'radar-wait': 'CAC running: the radio checks for radar before it transmits.',
  formed: 'The radio link is back.',
  'not-before': 'There was no radio link before the test.',
} as const;

/** A session that joined a test has not seen the link before it. */
const JOINED_WORDS = {
  ...WORDS,
  waiting: 'There is no radio link.',
  formed: 'The radio link is up.',
} as const;

/**
 * What the bar of a test says of the link. It never contradicts the header: a link that is up although it did not come back
 * has not gone down yet, or was not there before the test.
 *
 * @param state of the link as the header shows it; undefined while unknown
 */
export function testLinkLabel(
  { link, startedHere }: Pick<Testing, 'link' | 'startedHere'>,
  state: LinkState | undefined,
): string {
  if (state === LinkState.Connected) {
    if (link === 'waiting' && startedHere) return 'The radio has not restarted yet.';
    if (link === 'waiting' || link === 'not-before') return JOINED_WORDS.formed;
  }
  return (startedHere ? WORDS : JOINED_WORDS)[link];
}

/**
 * Tone of a running test: the worst of what is known. Good only with a device that answers, a link that is up now, and all
 * its stations back.
 *
 * @param state of the link as the header shows it; undefined while unknown
 * @param isAbsent the link, or a station of it, is not back
 */
export function testTone(
  { answering, link }: Pick<Testing, 'answering' | 'link'>,
  state: LinkState | undefined,
  isAbsent: boolean,
): 'good' | 'warn' {
  const isUp = state === undefined ? link === 'formed' : state === LinkState.Connected;
  return answering && isUp && !isAbsent ? 'good' : 'warn';
}
