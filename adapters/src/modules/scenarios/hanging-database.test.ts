import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserRecords } from '../../browser/storage/database.ts';
import { aBrowser, aScenarioRadio, onDevice, openPage, pass, turnTime } from './change-scenario.mother.ts';

const SSID = 'wireless.1.ssid';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** A browser whose database never responds, as one that is being upgraded in another tab. */
const hanging = () => ({
  ...aBrowser(),
  records: new BrowserRecords(() => ({ open: () => new EventTarget() }) as unknown as IDBFactory),
});

it('a browser that never keeps the configuration before it does not hold a change back', async () => {
  const radio = aScenarioRadio();
  const page = await openPage(radio, { browser: hanging() });
  page.edit(SSID, 'Barn');
  page.models.apply.applyRequested('test');
  await pass(1);
  expect(page.reported()).toBe('writing');
  await pass(4);
  expect(page.requests).toContain('/writecfg.cgi');
  expect(page.reported()).toBe('testing');
  expect(onDevice(radio, SSID)).toBe('Barn');
  page.kill();
});

it('a write that is never answered ends with what the device was found to run', async () => {
  const radio = aScenarioRadio();
  const page = await openPage(radio, { swallowed: path => path === '/writecfg.cgi' });
  page.edit(SSID, 'Barn');
  page.models.apply.applyRequested('save');
  await pass(150);
  expect(page.reported()).toBe('saved');
  page.kill();
});
