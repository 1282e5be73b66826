import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { afterEach, expect, it } from 'vitest';
import { LOST, MISSING } from '../fetching/held-call.mother.ts';
import { answeringStatus } from './answering-status.mother.ts';

const status = answeringStatus;
let page: ReturnType<typeof status>;
afterEach(() => page.model.closed());

/** A device that failed for some seconds, one failure a second, and responds again. */
function back(seconds: number, { known = true, failure = LOST } = {}) {
  page = status();
  if (known) page.answer(ptpAccessPointStatus(), 1000);
  for (let second = 0; second <= seconds; second += 1) page.fail(failure, second + 1, 2000 + second * 1000);
  page.answer(ptpAccessPointStatus(), 3000 + seconds * 1000);
  return page;
}

it('loads the page again when the device is back from an outage. decided.md row 3', () => {
  expect(back(3).reloads()).toBe(1);
});

it('stays with a brief loss', () => {
  expect(back(2).reloads()).toBe(0);
});

it('stays while the device refuses: it is there', () => {
  expect(back(60, { failure: MISSING }).reloads()).toBe(0);
});

it('stays where no response came before: the page was just loaded', () => {
  expect(back(60, { known: false }).reloads()).toBe(0);
});

it('does not load the page while the device is still away', () => {
  page = status();
  page.answer(ptpAccessPointStatus(), 1000);
  for (let second = 0; second < 60; second += 1) page.fail(LOST, second + 1, 2000 + second * 1000);
  expect(page.reloads()).toBe(0);
});

it('counts the time anew after a brief loss', () => {
  page = back(2);
  for (let second = 0; second <= 2; second += 1) page.fail(LOST, second + 1, 10_000 + second * 1000);
  page.answer(ptpAccessPointStatus(), 13_000);
  expect(page.reloads()).toBe(0);
});
