import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { airviewAnswer } from '../../http/classic/spectrum/airview.mother.ts';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SPECTRUM_MODELS } from '@radiolink/application/spectrum/models';
import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { airPeaks, airRecordingText, AirView, binAt, recordingOf } from '@radiolink/domain/tools';
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aScenarioRadio, openPage, pass, turnTime } from './change-scenario.mother.ts';

const CAPTURED = `${process.env['RADIOLINK_CAPTURES'] ?? ''}/classic/spectrum/airviewdata_nanobeam5acgen2_v8.7.1.json`;

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

async function watching(options: { versioned?: boolean; profile?: string } = {}) {
  const { versioned = false, profile = versioned ? 'wave' : 'ap-ptp' } = options;
  const radio = aScenarioRadio({ profile });
  const page = await openPage(radio, { versioned });
  const spectrum = page.open(SPECTRUM_MODELS, SpectrumModel);
  page.status.opened();
  await pass(2);
  return { radio, page, spectrum };
}

describe('the spectrum', () => {
  it('the spectrum is watched while its page is shown, once a second, and no longer', async () => {
    const { page, spectrum } = await watching();
    expect(spectrum.$air.getState()).toBeNull();
    spectrum.shown();
    await pass(10);
    const { view } = spectrum.$air.getState()!;
    expect(view.grid.bins).toBe(648);
    expect(view.count).toBeGreaterThanOrEqual(7);
    expect(airPeaks(view, 5).length).toBeGreaterThan(2);
    spectrum.left();
    await pass(1);
    const { count } = view;
    await pass(10);
    expect(view.count).toBe(count);
    page.kill();
  });

  it('advises a channel of each width, and puts it into the pending changes of an access point', async () => {
    const { page, spectrum } = await watching();
    const editing = page.open([], EditingModel);
    page.open([], SettingsContextModel);
    spectrum.shown();
    await pass(8);
    const { channels: advice, inUse } = spectrum.$advice.getState();
    const others = advice.filter(one => one !== inUse);
    expect(new Set(others.map(({ channel }) => channel.widthMhz)).size).toBe(others.length);
    expect(advice.length).toBeGreaterThan(2);
    expect(inUse).toBeDefined();
    expect(spectrum.$remoteEnds.getState()).toBe(1);
    expect(spectrum.$setBy.getState()).toBe('here');
    const other = advice.find(
      ({ channel }) => String(channel.controlMhz) !== editing.$values.getState().get('radio.1.freq'),
    )!;
    spectrum.channelUsed(other.channel);
    const values = editing.$values.getState();
    expect(values.get('radio.1.freq')).toBe(String(other.channel.controlMhz));
    expect(editing.$pendingCount.getState()).toBeGreaterThan(0);
    page.kill();
  });

  it('offers no channel to a station, which follows its access point', async () => {
    const { page, spectrum } = await watching({ profile: 'sta-ptp' });
    spectrum.shown();
    await pass(5);
    expect(spectrum.$setBy.getState()).toBe('access-point');
    page.kill();
  });

  it('says that a versioned device has none, also after a recording was shown', async () => {
    const { page, spectrum } = await watching({ versioned: true });
    spectrum.shown();
    await pass(3);
    expect(spectrum.$state.getState()).toBe('unsupported');
    expect(spectrum.$air.getState()).toBeNull();
    const scale = { minDbm: -125, stepDb: 2 };
    const view = new AirView({ firstMhz: 5180, stepMhz: 5, bins: 4, scale });
    view.add({ at: 0, levels: new Uint8Array(4) });
    spectrum.fileOpened({ name: 'ridge.json', text: airRecordingText(recordingOf(view)) });
    expect([spectrum.$state.getState(), spectrum.$air.getState()?.view.count]).toEqual(['file', 1]);
    spectrum.liveRequested();
    expect([spectrum.$state.getState(), spectrum.$air.getState()]).toEqual(['unsupported', null]);
    page.kill();
  });

  it('opens a captured answer on a versioned device too, which has no spectrum of its own', async () => {
    const { page, spectrum } = await watching({ versioned: true });
    spectrum.shown();
    await pass(3);
    spectrum.fileOpened({ name: 'captured.json', text: JSON.stringify(airviewAnswer()) });
    expect([spectrum.$state.getState(), spectrum.$file.getState()]).toEqual(['file', 'captured.json']);
    expect(spectrum.$air.getState()?.view.count).toBeGreaterThan(0);
    page.kill();
  });

  it('opens what is neither a recording nor captured with a word, and goes on', async () => {
    const { page, spectrum } = await watching();
    spectrum.shown();
    await pass(3);
    spectrum.fileOpened({ name: 'holiday.json', text: '{"photos":[]}' });
    expect(spectrum.$unreadable.getState()).toBe('holiday.json');
    const { count } = spectrum.$air.getState()!.view;
    await pass(3);
    expect(spectrum.$air.getState()!.view.count).toBeGreaterThan(count);
    page.kill();
  });

  it.skipIf(!existsSync(CAPTURED))('opens the captured answer of a device as it is', async () => {
    const { page, spectrum } = await watching();
    spectrum.shown();
    await pass(2);
    spectrum.fileOpened({ name: 'captured.json', text: readFileSync(CAPTURED, 'utf8') });
    const { view } = spectrum.$air.getState()!;
    expect([spectrum.$state.getState(), spectrum.$file.getState()]).toEqual(['file', 'captured.json']);
    expect([view.grid.bins, view.count]).toEqual([648, 11]);
    expect(view.maximumDbm(binAt(view.grid, 5500))).toBeDefined();
    await pass(3);
    expect(view.count).toBe(11);
    spectrum.liveRequested();
    await pass(3);
    expect(spectrum.$air.getState()!.view.count).toBeGreaterThan(0);
    expect(spectrum.$file.getState()).toBeNull();
    page.kill();
  });
});
