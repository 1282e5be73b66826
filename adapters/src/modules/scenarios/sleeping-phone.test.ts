import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aBrowser,
  aScenarioRadio,
  type ScenarioPage,
  onDevice,
  openPage,
  pass,
  turnTime,
} from './change-scenario.mother.ts';

const SSID = 'wireless.1.ssid';
const NAME = 'resolv.host.1.name';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** The phone is locked: the clock goes on, and no timer of any page does. */
const sleep = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);
const ONE_LOOK = 2;

async function testing() {
  const radio = aScenarioRadio();
  const browser = aBrowser();
  const page = await openPage(radio, { browser });
  page.edit(SSID, 'Barn');
  page.models.apply.applyRequested('test');
  await pass(20);
  expect(page.state().kind).toBe('testing');
  return { radio, browser, page };
}

const applies = ({ requests }: ScenarioPage) => requests.filter(path => path === '/apply.cgi').length;

describe('a phone that is locked during a test', () => {
  it('a phone that is locked during a test for 100 s shows the seconds that are left, and keeps the test when asked', async () => {
    const { radio, page } = await testing();
    sleep(100);
    await pass(ONE_LOOK);
    expect(page.state().kind).toBe('testing');
    expect(page.models.apply.$secondsLeft.getState()).toBeLessThanOrEqual(120);
    expect(page.models.apply.$secondsLeft.getState()).toBeGreaterThan(100);
    page.models.apply.keepRequested();
    await pass(4);
    expect(page.reported()).toBe('kept');
    expect(onDevice(radio, SSID, 'stored')).toBe('Barn');
    page.kill();
  });

  it('a phone that is locked during a test for 300 s shows at its first look that the device went back', async () => {
    const { page } = await testing();
    sleep(300);
    await pass(ONE_LOOK);
    expect(page.reported()).toBe('fell-back');
    expect(page.models.editing.$pending.getState()).toMatchObject([{ key: SSID, after: 'Barn' }]);
    page.kill();
  });

  it('a phone that is locked during a test for ten minutes does not call the device silent before it has listened', async () => {
    const { page } = await testing();
    sleep(600);
    await pass(ONE_LOOK);
    expect(page.reported()).toBe('fell-back');
    page.kill();
  });

  it('a phone that is locked during a test and keeps in the moment of waking, after the device went back, applies nothing', async () => {
    const { radio, page } = await testing();
    sleep(300);
    page.models.apply.keepRequested();
    await pass(ONE_LOOK);
    expect(page.reported()).toBe('fell-back');
    expect(applies(page)).toBe(0);
    expect(onDevice(radio, SSID, 'stored')).not.toBe('Barn');
    page.kill();
  });

  it('a phone that is locked during a test and keeps when somebody else has begun another test meanwhile does not keep that one', async () => {
    const { radio, page } = await testing();
    const other = await openPage(radio, { browser: aBrowser() });
    other.models.apply.revertRequested();
    await pass(1);
    page.models.apply.closed();
    await pass(40);
    other.edit(NAME, 'mill');
    other.models.apply.applyRequested('test');
    await pass(10);
    page.models.apply.opened();
    page.models.apply.keepRequested();
    await pass(4);
    expect(applies(page)).toBe(0);
    expect(page.state()).toMatchObject({ kind: 'testing', startedHere: false });
    expect(onDevice(radio, NAME, 'stored')).not.toBe('mill');
    expect(page.models.editing.$pending.getState()).toMatchObject([{ key: SSID, after: 'Barn' }]);
    page.kill();
    other.kill();
  });
});
