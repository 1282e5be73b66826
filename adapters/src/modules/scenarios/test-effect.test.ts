import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, aScenarioRadio, openPage, pass, turnTime } from './change-scenario.mother.ts';

const POWER = 'radio.1.txpower';
const SSID = 'wireless.1.ssid';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe('what a test does to the link', () => {
  it('what a test does to the link is told once the link is back, and again after a reload', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await openPage(radio, { browser });
    page.edit(POWER, '10');
    page.models.apply.applyRequested('test');
    await pass(2);
    expect(page.models.apply.$effect.getState()).toBeNull();
    await pass(60);
    expect(page.state()).toMatchObject({ kind: 'testing', link: 'formed' });
    const effect = page.models.apply.$effect.getState();
    expect(effect?.readings.map(({ quantity }) => quantity)).toContain('local-signal');
    page.kill();
    const again = await openPage(radio, { browser });
    await pass(10);
    expect(again.state()).toMatchObject({ kind: 'testing', startedHere: false });
    const before = (list = again.models.apply.$effect.getState()?.readings) =>
      list?.map(({ quantity, before: was }) => [quantity, was]);
    expect(before()).toEqual(before(effect?.readings));
    again.kill();
  });

  it('what a test does to the link is silent while the link is not back', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(SSID, 'Elsewhere');
    page.models.apply.applyRequested('test');
    await pass(60);
    expect(page.state()).toMatchObject({ kind: 'testing', link: 'waiting' });
    expect(page.models.apply.$effect.getState()).toBeNull();
    page.kill();
  });

  it('counts the stations of an access point that are back', async () => {
    const radio = aScenarioRadio({ profile: 'ap-ptmp', stations: 3 });
    const page = await openPage(radio);
    page.edit(POWER, '10');
    page.models.apply.applyRequested('test');
    await pass(60);
    const stations = page.models.apply.$effect.getState()?.stations;
    expect(stations).toEqual({ before: 3, back: 3, missing: [] });
    page.kill();
  });
});
