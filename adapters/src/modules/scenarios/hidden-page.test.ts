import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aScenarioRadio, openPage, pass, turnTime } from './change-scenario.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

it.each([
  [120, '/test_mode.cgi'],
  // The session has ended by then: what it is asked tells so.
  [3600, ''],
])(
  'a page that nobody sees for %d s, with no test of its own, asks the device for nothing',
  async (hidden, then) => {
    const page = await openPage(aScenarioRadio());
    await pass(20);
    expect(page.requests).toContain('/test_mode.cgi');
    page.visible.next(false);
    await pass(6);
    const before = page.requests.length;
    await pass(hidden);
    expect(page.requests.slice(before)).toEqual([]);
    page.visible.next(true);
    await pass(3);
    expect(page.requests.slice(before)).toContainEqual(expect.stringContaining(then));
    page.kill();
  },
);
