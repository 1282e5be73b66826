import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aDrillRadio, openPage, pass, turnTime } from './change-drill.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

it('a page that nobody sees, with no test of its own, asks the device for nothing', async () => {
  const page = await openPage(aDrillRadio());
  await pass(20);
  expect(page.requests).toContain('/test_mode.cgi');
  page.visible.next(false);
  await pass(6);
  const before = page.requests.length;
  await pass(120);
  expect(page.requests.slice(before)).toEqual([]);
  page.visible.next(true);
  await pass(3);
  expect(page.requests.slice(before)).toContain('/test_mode.cgi');
  page.kill();
});
