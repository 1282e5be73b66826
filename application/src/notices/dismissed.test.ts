import { message } from '@radiolink/domain/errors';
import type { Notice } from '@radiolink/domain/notices';
import { describe, expect, it } from 'vitest';
import {
  NOTHING_PUT_AWAY,
  visibleNotices,
  keepCurrent,
  withoutPutAway,
  withPutAway,
} from './notices.model.ts';

const notice = (id: string, count = 1): Notice => ({
  id,
  severity: 'warning',
  message: message('{count} crashes', { count }),
  dismissible: true,
});
const [CRASHES, SCRIPTS] = [notice('crashes'), notice('scripts')];
const away = withPutAway(NOTHING_PUT_AWAY, CRASHES);

describe('a notice that was dismissed', () => {
  it('a notice that was dismissed is not shown, and every other one is', () => {
    expect(visibleNotices([CRASHES, SCRIPTS], away)).toEqual([SCRIPTS]);
  });

  it('a notice that was dismissed is shown again once its text is another', () => {
    expect(visibleNotices([notice('crashes', 2)], away)).toHaveLength(1);
  });

  it('a notice that was dismissed is shown again when the device refused, and the others stay away', () => {
    const both = withPutAway(away, SCRIPTS);
    expect(visibleNotices([CRASHES, SCRIPTS], withoutPutAway(both, 'crashes'))).toEqual([CRASHES]);
  });

  it('a notice that was dismissed is shown when it ended and came again', () => {
    const after = keepCurrent(away, [SCRIPTS]);
    expect(visibleNotices([CRASHES], after)).toEqual([CRASHES]);
  });

  it('a notice that was dismissed stays away as long as the device reports it with the same text', () => {
    expect(keepCurrent(away, [SCRIPTS, notice('crashes')])).toBe(away);
    expect(keepCurrent(away, [notice('crashes', 2)]).size).toBe(0);
  });

  it('a notice that was dismissed is not taken back by the refusal of one that was never dismissed', () => {
    expect(visibleNotices([CRASHES], withoutPutAway(away, 'scripts'))).toEqual([]);
  });
});
