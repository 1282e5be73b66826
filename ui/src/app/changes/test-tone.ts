import type { ApplyState } from '@radiolink/application/configuration/apply/apply-state';
import { LinkState } from '@radiolink/domain/link';

type Testing = Extract<ApplyState, { kind: 'testing' }>;

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
