import { type FetchError } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { createEvent, createStore } from 'effector';
import { afterEach, expect, it } from 'vitest';
import { LOST } from '../fetching/held-call.mother.ts';
import { answeringStatus } from '../status/answering-status.mother.ts';
import { createExpectedOutage } from '../outage/expected-outage.ts';
import { reloadForNewInterface } from './replaced-interface.model.ts';
import type { ServedInterface } from './served-interface.port.ts';

let page: ReturnType<typeof aPage>;
afterEach(() => page.close());

/** A page in front of a device that serves what the test says. */
function aPage(served: () => ServedInterface) {
  const status = answeringStatus();
  const outage = createExpectedOutage({ now: () => Date.now() });
  const sessionEnded = createEvent();
  let reloads = 0;
  let looks = 0;
  reloadForNewInterface({
    status: status.model,
    session: { $ended: createStore(false).on(sessionEnded, () => true) },
    outage,
    servedInterface: {
      compare: async () => {
        looks += 1;
        return served();
      },
    },
    page: { reload: () => void (reloads += 1) },
  });
  let now = 1000;
  const answers = async (count = 1, version = 'XC.v8.7.11') => {
    for (let answer = 0; answer < count; answer += 1) {
      now += 1000;
      status.answer(ptpAccessPointStatus({ host: { firmwareVersion: version } }), now);
      await new Promise(resolve => setImmediate(resolve));
    }
  };
  const away = (seconds: number, failure: FetchError = LOST) => {
    for (let second = 1; second <= seconds; second += 1) status.fail(failure, second, (now += 1000));
  };
  return {
    answers,
    away,
    outage,
    sessionEnded,
    close: () => status.model.closed(),
    seen: () => ({ reloads, looks }),
  };
}

it.each([5, 15, 60])('a page stays in place after %d s where the device serves the same', async seconds => {
  page = aPage(() => 'same');
  await page.answers();
  page.away(seconds);
  await page.answers(9);
  expect(page.seen()).toEqual({ reloads: 0, looks: 1 });
});

it('a page looks for nothing after a missed answer', async () => {
  page = aPage(() => 'other');
  await page.answers();
  page.away(4);
  await page.answers(9);
  expect(page.seen()).toEqual({ reloads: 0, looks: 0 });
});

it('a page is loaded again, once, where another interface is served', async () => {
  page = aPage(() => 'other');
  await page.answers();
  page.away(60);
  await page.answers(9);
  expect(page.seen()).toEqual({ reloads: 1, looks: 2 });
});

it('a page looks again after a firmware that came while nobody saw it', async () => {
  page = aPage(() => 'other');
  await page.answers(3);
  await page.answers(3, 'XC.v8.7.12');
  expect(page.seen().reloads).toBe(1);
});

it('the page of a network with a login of its own is no interface', async () => {
  const pages: ServedInterface[] = ['other', 'same'];
  page = aPage(() => pages.shift() ?? 'same');
  await page.answers();
  page.away(9);
  await page.answers(9);
  expect(page.seen()).toEqual({ reloads: 0, looks: 2 });
});

it('a look that brings nothing is repeated, and given up in the end', async () => {
  page = aPage(() => 'unknown');
  await page.answers();
  page.away(9);
  await page.answers(30);
  expect(page.seen()).toEqual({ reloads: 0, looks: 4 });
});

it('a page that restarts the device itself stays: it may hold typed secrets', async () => {
  page = aPage(() => 'other');
  await page.answers();
  page.outage.declared({ reason: 'apply', isExpected: true });
  page.away(30);
  await page.answers(9);
  expect(page.seen().reloads).toBe(0);
});

it('a page whose session is over is left to the end of the session', async () => {
  page = aPage(() => 'other');
  await page.answers();
  page.away(9);
  page.sessionEnded();
  await page.answers(9);
  expect(page.seen()).toEqual({ reloads: 0, looks: 0 });
});
