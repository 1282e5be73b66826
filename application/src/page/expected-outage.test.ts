import { expect, it } from 'vitest';
import { ExpectedOutage } from './expected-outage.ts';

function aPage() {
  let reloads = 0;
  const outage = new ExpectedOutage();
  const page = outage.guarding({ reload: () => void (reloads += 1) });
  return { outage, page, reloads: () => reloads };
}

it('a page is reloaded after an outage that was not expected', () => {
  const { outage, page, reloads } = aPage();
  page.reload();
  expect([outage.expected, reloads()]).toEqual([false, 1]);
});

it('a page is not reloaded while any reason expects the outage', () => {
  const { outage, page, reloads } = aPage();
  outage.expect('apply', true);
  outage.expect('upgrade', true);
  outage.expect('apply', false);
  page.reload();
  expect([outage.expected, reloads()]).toEqual([true, 0]);
  outage.expect('upgrade', false);
  page.reload();
  expect([outage.expected, reloads()]).toEqual([false, 1]);
});

it('a reason expects once, however often it says so', () => {
  const { outage } = aPage();
  outage.expect('apply', true);
  outage.expect('apply', true);
  outage.expect('apply', false);
  expect(outage.expected).toBe(false);
});
