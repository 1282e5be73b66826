import { FEATURES } from '@radiolink/application/features/registry';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { countOf, sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { changeSsid, SLOW, startTest, testBar } from './support/changes.ts';
import { loadsOf } from './support/loads.ts';
import { enterAccount, logIn } from './support/login.ts';
import { banner, drop, goWith, passes, reconnecting } from './support/outages.ts';
import { startRadio } from './support/radio.ts';
import { inHeader, probe, runState } from './support/tools.ts';
import { control, openWireless, setting } from './support/wireless.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };
/** Pages in `npm test`, drawn by the commit. */
const SOME = 3;
const LONG = 240_000;
/** Answers that are waited for on a slow link, in real time. */
const LOOKS = countOf(8, 20);
/** What only the device may say, of its radio link. */
const LINK_DOWN = /Disconnected|link is down|No link/;

/** A page on a clock of the test, logged in to a radio of its own. */
async function opened(options: Parameters<typeof startRadio>[0] = {}) {
  const served = await startRadio({ profile: 'sta-ptp', ...options });
  const { page, complaints, close } = await browser.open();
  await page.clock.install();
  await logIn(page, served.url);
  // The part that is loaded when idle looks for a new interface.
  await passes(page, 3);
  const loads = loadsOf(page);
  const backIn = async (seconds = 3): Promise<void> => {
    await passes(page, seconds);
    await reconnecting(page).waitFor({ state: 'detached', ...PATIENCE });
  };
  return { served, page, complaints, close, loads, backIn };
}

const goTo = (page: Page, route: string) =>
  page.evaluate(hash => {
    window.location.hash = hash;
  }, `#/${route}`);

/** A ping runs, another host is typed for the next, and the help is open over the page. */
async function working(page: Page) {
  await goTo(page, 'ping');
  const host = page.getByRole('combobox', { name: 'Host' });
  await probe(page, '198.51.100.7');
  await inHeader(page).getByText(/Ping/).first().waitFor(PATIENCE);
  await host.blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.waitFor(PATIENCE);
  /** What is left of it: the open dialog, the host, and the run, which goes on or says how it ended. */
  const left = async () => ({
    dialog: await help.isVisible(),
    host: await host.inputValue(),
    run: (await inHeader(page).getByText(/Ping/).count()) > 0 || (await runState(page).innerText()) !== '',
  });
  return { left };
}

const ALL_LEFT = { dialog: true, host: '198.51.100.7', run: true };

/** What one has begun on a page: a text in its first field, and the help open over it. */
async function begun(page: Page) {
  const field = page
    .locator('main :is(input:not([type]), input[type=text], input[type=search]):enabled:not([readonly])')
    .filter({ visible: true })
    .first();
  const hasField = (await field.count()) > 0;
  if (hasField) {
    await field.fill('7');
    await field.blur();
  }
  const typed = async (): Promise<string | null> => (hasField ? field.inputValue() : null);
  const before = await typed();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.waitFor(PATIENCE);
  const isLeft = async () => (await help.isVisible()) && (await typed()) === before;
  return { isLeft, end: () => page.keyboard.press('Escape') };
}

it('a drop of 1, 5, 15 or 60 s on any page is one of the connection, and the page goes on where it was', async () => {
  const { served, page, complaints, close, loads, backIn } = await opened();
  const alarms: string[] = [];
  const lost: string[] = [];
  for (const { id, route } of sampleOf(FEATURES, SOME)) {
    await goTo(page, route);
    await page.locator('main h1, main h2').first().waitFor(PATIENCE);
    const { isLeft, end } = await begun(page);
    for (const seconds of sampleOf([1, 5, 15, 60], 1, id)) {
      await drop(page, served, seconds, async () => {
        if (seconds >= 15) await reconnecting(page).waitFor(PATIENCE);
      });
      if (seconds === 1 && (await reconnecting(page).count()) > 0) alarms.push(id);
      await backIn();
      if (!(await isLeft())) lost.push(`${id}, ${seconds} s`);
    }
    expect(await page.evaluate(() => window.location.hash)).toBe(`#/${route}`);
    await end();
  }
  expect([loads.count(), alarms, lost, complaints]).toEqual([0, [], [], []]);
  await close();
}, 900_000);

it(
  'a running ping and speed test go on over a drop of 1 s; one of 15 s leaves their fields, and how they ended',
  async () => {
    // The run on the device ends when so many seconds have passed on the page, and not sooner on a busy machine.
    let now = Date.now();
    const { served, page, complaints, close, loads, backIn } = await opened({ clock: { now: () => now } });
    goWith(page, seconds => void (now += seconds * 1000));
    const way = page.locator('#main').getByRole('link', { name: 'Speed test' });
    const [, remoteEnd = ''] = ((await way.getAttribute('href', PATIENCE)) ?? '').split('?');
    const { left } = await working(page);
    for (const seconds of [1, 15]) {
      await drop(page, served, seconds);
      await backIn();
      expect([seconds, await left()]).toEqual([seconds, ALL_LEFT]);
    }
    await page.keyboard.press('Escape');
    await goTo(page, 'speed-test');
    await page.getByRole('heading', { level: 1, name: 'Speed test' }).waitFor(PATIENCE);
    const texts = [
      // A test against a host that is no radio of the link fails after two seconds.
      [page.getByRole('combobox', { name: 'Host' }), remoteEnd],
      [page.getByLabel('Username'), 'installer'],
      [page.getByLabel('Password', { exact: true }), 'Remote-End-Secret-2026'],
    ] as const;
    for (const [field, text] of texts) await field.fill(text);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Start the speed test now?' }).waitFor(PATIENCE);
    await page.keyboard.press('Enter');
    /** The state of the run, a second later. */
    const nextState = async (): Promise<string> => {
      await passes(page, 1);
      return runState(page).innerText();
    };
    await expect.poll(nextState, PATIENCE).toContain('Running');
    for (const [seconds, state] of [
      [1, /Running/],
      [15, /Finished|Stopped|Failed|Ended/],
    ] as const) {
      await drop(page, served, seconds);
      await backIn();
      await expect.poll(nextState, PATIENCE).toMatch(state);
      for (const [field, text] of texts) expect(await field.inputValue()).toBe(text);
    }
    expect([loads.count(), complaints]).toEqual([0, []]);
    await close();
  },
  LONG,
);

it.each(sampleOf([0.2, 0.5], 1))(
  '%d of all answers lost are no lost link, and no reload',
  async loss => {
    const { served, page, complaints, close, loads, backIn } = await opened();
    const { left } = await working(page);
    served.radio.faults.set({ loss });
    const alarms: string[] = [];
    for (let second = 0; second < 60; second += 1) {
      await passes(page, 1);
      const said = `${await banner(page).innerText()} ${await page.title()}`;
      if (LINK_DOWN.test(said)) alarms.push(said);
    }
    served.radio.faults.clear();
    await backIn();
    expect([alarms, loads.count(), await left(), complaints]).toEqual([[], 0, ALL_LEFT, []]);
    await close();
  },
  LONG,
);

it(
  'a slow link, 400 ms and 200 kbit/s, is no lost one',
  async () => {
    const { page, complaints, close, loads } = await opened();
    const network = await page.context().newCDPSession(page);
    const rate = 200_000 / 8;
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: rate,
      uploadThroughput: rate,
    });
    await page.clock.resume();
    let alarms = 0;
    for (let look = 0; look < LOOKS; look += 1) {
      alarms += await reconnecting(page).count();
      await page.waitForResponse('**/status.cgi', PATIENCE);
    }
    expect([alarms, loads.count(), complaints]).toEqual([0, 0, []]);
    await close();
  },
  LONG,
);

it(
  'what is begun on a page outlives a link that comes and goes, another address, a network with a login of its own and an hour asleep',
  async () => {
    const { served, page, complaints, close, loads, backIn } = await opened();
    const { left } = await working(page);

    // A link that comes and goes each 3 s for a minute.
    for (let turn = 0; turn < 10; turn += 1) {
      await drop(page, served, 3);
      await passes(page, 3);
    }
    await backIn();
    expect(await banner(page).innerText()).not.toMatch(LINK_DOWN);
    expect(['comes and goes', loads.count(), await left(), complaints]).toEqual([
      'comes and goes',
      0,
      ALL_LEFT,
      [],
    ]);

    // Another address of the phone, and back: requests are cut, and the device is the same.
    for (let turn = 0; turn < 2; turn += 1) {
      await page.context().setOffline(true);
      await passes(page, 12);
      await reconnecting(page).waitFor(PATIENCE);
      await page.context().setOffline(false);
      await backIn(5);
    }
    expect(['another address', loads.count(), await left()]).toEqual(['another address', 0, ALL_LEFT]);

    // A network that asks for a login of its own is told as an error, and is no other interface.
    await page.route('**/*', route =>
      route.fulfill({ contentType: 'text/html', body: '<script src="/portal.js"></script><h1>Welcome</h1>' }),
    );
    await passes(page, 8);
    const error = banner(page).getByText('Device error');
    await error.waitFor(PATIENCE);
    expect(await banner(page).innerText()).not.toMatch(LINK_DOWN);
    await page.unroute('**/*');
    await passes(page, 8);
    await error.waitFor({ state: 'detached', ...PATIENCE });
    expect(['a login of its own', loads.count(), await left()]).toEqual(['a login of its own', 0, ALL_LEFT]);

    // An hour asleep is no alarm.
    await page.clock.fastForward(3_600_000);
    expect(await banner(page).innerText()).not.toMatch(/Reconnecting|Disconnected/);
    await passes(page, 3);
    expect(await banner(page).innerText()).not.toMatch(/Reconnecting|Disconnected/);
    expect(['asleep', loads.count(), await left()]).toEqual(['asleep', 0, ALL_LEFT]);
    await close();
  },
  LONG,
);

describe('a reboot that was requested on the page', () => {
  it(
    'leads the header until its time, and the login says so; then one is where one was',
    async () => {
      // The device is away until the test has seen what the page says of it.
      let now = Date.now();
      const { page, close, loads } = await opened({ bootSeconds: 4, clock: { now: () => now } });
      await goTo(page, 'system/reboot-and-reset');
      await page
        .getByRole('button', { name: /^Reboot/ })
        .first()
        .click(PATIENCE);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Reboot/ })
        .click(PATIENCE);
      await banner(page)
        .getByText(/^Rebooting, back by \d\d:\d\d$/)
        .waitFor(PATIENCE);
      await passes(page, 3);
      expect(await banner(page).innerText()).not.toMatch(/Reconnecting|failed attempts|Disconnected/);
      expect(await page.title()).toMatch(/^Rebooting, back by/);
      now += 10_000;
      for (let second = 0; second < 60 && loads.count() === 0; second += 1) await passes(page, 1);
      await page.getByText('The device rebooted, which ended the session.').waitFor(PATIENCE);
      expect(loads.count()).toBe(1);
      await enterAccount(page);
      expect(await page.evaluate(() => window.location.hash)).toMatch(/^#\/system/);
      await close();
    },
    LONG,
  );
});

it(
  'another interface after an outage is loaded once; the draft and the place survive',
  async () => {
    const { served, page, close, loads } = await opened();
    await goTo(page, 'wireless/');
    await setting(page, 'wireless.ssid').waitFor(PATIENCE);
    await control(page, 'wireless.ssid').fill('Barn');
    await control(page, 'wireless.ssid').blur();
    await page.getByText('1 pending change').waitFor(PATIENCE);
    await page.route(
      ({ pathname }) => pathname === '/',
      async route => {
        const answer = await route.fetch().catch(() => undefined);
        if (answer === undefined) return route.abort();
        const text = await answer.text();
        // The page that loads again gets what there is.
        const isLook = route.request().resourceType() === 'fetch';
        await route.fulfill({
          response: answer,
          body: isLook ? text.replace(/index\.\w+\.js/g, 'index.new.js') : text,
        });
      },
    );
    await drop(page, served, 10);
    for (let second = 0; second < 20 && loads.count() === 0; second += 1) await passes(page, 1);
    await page.locator('[data-setting]').first().waitFor(PATIENCE);
    await passes(page, 5);
    await page.getByText(/^(Pending changes from|1 pending change)/).waitFor(PATIENCE);
    expect([loads.count(), await page.evaluate(() => window.location.hash)]).toEqual([1, '#/wireless/']);
    await close();
  },
  LONG,
);

it('a session that ends while a test runs says at the login until when it runs, and what then', async () => {
  const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
  const { page, close } = await browser.open();
  await openWireless(page, url);
  await changeSsid(page, 'mine');
  await startTest(page);
  await testBar(page).waitFor(SLOW);
  const endsAt = /Reverts at (\d\d:\d\d)/.exec(await testBar(page).innerText())?.[1];
  expect(endsAt).toBeDefined();
  radio.faults.happen('session-end');
  await page
    .getByText(`A configuration test runs until ${endsAt}. Then the device reverts automatically.`)
    .waitFor(PATIENCE);
  await enterAccount(page);
  await testBar(page).waitFor(PATIENCE);
  await close();
}, 360_000);
