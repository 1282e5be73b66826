import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';
import { WIRELESS_CONFIGURATIONS } from './wireless-configurations.mother.ts';

let stage: Stage;
afterEach(() => stage.close());

const setting = (id: string) => stage.place.querySelector<HTMLElement>(`[data-setting="${id}"]`);

/** The basic view of a configuration. */
async function show(configuration: string): Promise<void> {
  await screen.viewport(1440, 900);
  stage = setStage();
  const text = configurationText(WIRELESS_CONFIGURATIONS[configuration]!);
  stage.models.get(EditingModel).configurationRead({ text, modified: false, firstSetup: false });
  await stage.show(<part.View />);
  await vi.waitUntil(() => setting('radio.frequency') !== null);
}

it('offers a station the list of what it scans in the basic view, beside width and frequency', async () => {
  await show('a station with a key');
  const control = setting('radio.frequency')!.getBoundingClientRect();
  expect(setting('radio.scanList')!.getBoundingClientRect().top).toBe(control.top);
  expect(setting('radio.scanListChannels')!.querySelector('input')!.value).toBe('5180,5200');
  expect(setting('radio.scanWidths')).toBeNull();
});

it('offers an access point none, which scans nothing', async () => {
  await show('an access point');
  expect(setting('radio.scanList')).toBeNull();
  expect(setting('radio.scanListChannels')).toBeNull();
});

it('leaves no empty column beside a name of 32 characters', async () => {
  await show('an access point');
  const [ssid, hidden] = ['wireless.ssid', 'wireless.hideSsid'].map(id =>
    setting(id)!.getBoundingClientRect(),
  );
  expect(hidden!.top).toBe(ssid!.top);
  expect(hidden!.left - ssid!.right).toBeLessThan(40);
  expect(setting('wireless.ssid')!.querySelector('input')!.clientWidth).toBeGreaterThan(270);
});
