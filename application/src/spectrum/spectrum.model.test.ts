import type { ChannelRow } from '@radiolink/domain/radio';
import { contextOf } from '@radiolink/domain/settings';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { AIRVIEW_SCALE, type SpectrumData } from '@radiolink/domain/tools';
import { createEvent, createStore } from 'effector';
import { BehaviorSubject, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SettingsScope } from '../configuration/settings-context.model.ts';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import type { TransferFile } from '../files/transfer.ts';
import type { ChannelData, SpectrumEvent } from './spectrum.port.ts';
import { createSpectrumModel } from './spectrum.model.ts';

const NOTHING = { labels: [], rows: [], intervalSeconds: 60 };
const BINS = 120;

/** A sweep over 5100 to 5250 MHz of one level. */
const measured = (level: number): SpectrumData => ({
  scale: AIRVIEW_SCALE,
  fineLabels: Array.from({ length: BINS }, (_, bin) => 51_006_250 + bin * 12_500),
  histogram: [],
  totalSamples: [],
  latestLevels: Array.from({ length: BINS }, () => level),
  medium: NOTHING,
  long: NOTHING,
});
const CHANNELS = [
  { control: 5180, center: 5180, bw: 20, ch: 36, dfs: false, maxEirp: 30 },
  { control: 5200, center: 5200, bw: 20, ch: 40, dfs: false, maxEirp: 30 },
  { control: 5180, center: 5190, bw: 40, ch: 36, dfs: false, maxEirp: 30 },
] as const satisfies readonly ChannelRow[];
const LINES: readonly (readonly [string, string])[] = [
  ['radio.countrycode', '276'],
  ['radio.1.mode', 'master'],
  ['radio.1.freq', '5180'],
  ['radio.1.chanbw', '40'],
];
const NOW = Date.UTC(2026, 2, 4, 10, 20);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function aPage({ readOnly = false, mode = 'master' } = {}) {
  const watched: Subject<SpectrumEvent>[] = [];
  const read = new HeldCall<[], ChannelData>();
  const visible = new BehaviorSubject(true);
  const files: TransferFile[] = [];
  const ended = createEvent();
  const regulationNeeded = createEvent();
  let regulations = 0;
  regulationNeeded.watch(() => void (regulations += 1));
  const changed = createEvent<ReadonlyMap<string, string | undefined>>();
  const values = new Map([...LINES, ['radio.1.mode', mode] as const]);
  const scope: SettingsScope = {
    original: values,
    context: contextOf(values, { channels: CHANNELS }),
    pending: [],
    cutting: new Set(),
    readOnly,
  };
  const edits: unknown[] = [];
  changed.watch(changes => void edits.push(Object.fromEntries(changes)));
  const status = ptpAccessPointStatus();
  const model = createSpectrumModel({
    spectrum: {
      watch: () => {
        watched.push(new Subject());
        return watched.at(-1)!;
      },
      captured: text => (text === 'a captured answer' ? measured(7) : undefined),
    },
    channelData: { read: read.call },
    visibility: { visible },
    status: { slice: select => createStore(select(status)) },
    start: { regulationNeeded },
    session: { $ended: createStore(false).on(ended, () => true) },
    sessionStore: { get: () => undefined, set: () => undefined, clear: () => undefined },
    settings: { $scope: createStore(scope), $channels: createStore(CHANNELS), changed } as never,
    download: { save: file => void files.push(file) },
    clock: { now: () => NOW },
  });
  const sweep = (level: number, by: 'socket' | 'polling' = 'socket') =>
    watched.at(-1)?.next({ kind: 'sample', spectrum: measured(level), by });
  const sweeps = () => model.$air.getState()?.view.count ?? 0;
  return {
    model,
    watched,
    read,
    visible,
    files,
    ended,
    edits,
    sweep,
    sweeps,
    regulations: () => regulations,
  };
}

describe('the live spectrum', () => {
  it('the live spectrum is watched while its page is shown', () => {
    const { model, watched, sweep, sweeps, regulations } = aPage();
    expect([watched.length, regulations(), model.$state.getState()]).toEqual([0, 0, 'waiting']);
    model.shown();
    expect([watched.length, regulations(), model.$isThere.getState()]).toEqual([1, 1, false]);
    sweep(5);
    sweep(6, 'polling');
    expect([sweeps(), model.$isThere.getState(), model.$state.getState()]).toEqual([2, true, 'polling']);
    model.left();
    expect(watched[0]?.observed).toBe(false);
  });

  it('the live spectrum is not watched after the end of the session', () => {
    const { model, watched, ended } = aPage();
    model.shown();
    ended();
    expect(watched[0]?.observed).toBe(false);
  });

  it('says that the service does not run, or why there is no sweep, beside what was received', () => {
    const { model, watched, sweep, sweeps } = aPage();
    model.shown();
    watched[0]?.next({ kind: 'idle' });
    expect(model.$state.getState()).toBe('idle');
    sweep(5);
    watched[0]?.next({ kind: 'failure', failure: LOST, failures: 1 });
    expect([model.$state.getState(), model.$failure.getState(), sweeps()]).toEqual(['failed', LOST, 1]);
    sweep(5);
    expect([model.$state.getState(), model.$failure.getState()]).toEqual(['socket', null]);
  });
});

describe('a file', () => {
  it('a file of a captured answer is shown in place of the live spectrum, until that is wanted again', () => {
    const { model, sweep, sweeps } = aPage();
    model.shown();
    sweep(5);
    sweep(5);
    model.fileOpened({ name: 'mast.txt', text: 'a captured answer' });
    expect([model.$file.getState(), model.$state.getState(), sweeps()]).toEqual(['mast.txt', 'file', 1]);
    sweep(5);
    expect(sweeps()).toBe(1);
    model.liveRequested();
    expect([model.$file.getState(), model.$isThere.getState()]).toEqual([null, false]);
    sweep(5);
    expect(sweeps()).toBe(1);
  });

  it('a file of a recording shows all of its sweeps', async () => {
    const { model, sweep, sweeps, files } = aPage();
    model.recordingRequested();
    expect(files).toHaveLength(0);
    model.shown();
    sweep(5);
    sweep(9);
    sweep(13);
    model.recordingRequested();
    expect(files[0]?.name).toMatch(/^spectrum.*Ridge-AP.*2026.*\.json$/);
    const text = (await files[0]?.content.text()) ?? '';
    const other = aPage();
    other.model.fileOpened({ name: 'air.json', text });
    expect([other.model.$state.getState(), other.sweeps()]).toEqual(['file', 3]);
    expect(other.model.$air.getState()?.view.sweep(0)).toEqual(model.$air.getState()?.view.sweep(0));
    expect(sweeps()).toBe(3);
  });

  it.each(['no recording', '{}', '{"format":"radiolink-spectrum","version":1}'])(
    'a file that cannot be read (%j) changes nothing, and is named until the live spectrum is wanted',
    text => {
      const { model, sweep, sweeps } = aPage();
      model.shown();
      sweep(5);
      model.fileOpened({ name: 'other.txt', text });
      expect([model.$unreadable.getState(), model.$file.getState(), sweeps()]).toEqual([
        'other.txt',
        null,
        1,
      ]);
      model.liveRequested();
      expect(model.$unreadable.getState()).toBeNull();
    },
  );

  it('a file of the picture is saved under the name of the device', () => {
    const { model, files } = aPage();
    const picture = new Blob(['png'], { type: 'image/png' });
    model.pictureRequested(picture);
    expect(files).toEqual([{ name: expect.stringMatching(/^spectrum.*Ridge-AP.*\.png$/), content: picture }]);
  });
});

describe('the advice', () => {
  it('the advice is the best channel of each width, renewed every three seconds', () => {
    const { model, sweep } = aPage();
    model.shown();
    sweep(5);
    expect(model.$advice.getState().channels).toEqual([]);
    vi.advanceTimersByTime(3000);
    const widths = model.$advice.getState().channels.map(({ channel }) => channel.widthMhz);
    expect([...widths].sort()).toEqual([20, 40]);
  });

  it('the advice is none before anything was received', () => {
    const { model } = aPage();
    model.shown();
    vi.advanceTimersByTime(30_000);
    expect(model.$advice.getState().channels).toEqual([]);
  });

  it('takes what the remote ends receive, requested at the beginning and every thirty seconds', async () => {
    const { model, read } = aPage();
    model.shown();
    expect(read.requests).toHaveLength(1);
    const frequenciesMhz = [5170, 5180, 5190];
    await read.answer({
      channels: [],
      frequenciesMhz,
      stations: [
        { mac: '02:00:00:00:00:02', levels: [1, 2, 3] },
        { mac: '02:00:00:00:00:03', levels: [1] },
      ],
    });
    expect(model.$remoteEnds.getState()).toBe(1);
    vi.advanceTimersByTime(29_000);
    expect(read.requests).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(read.requests).toHaveLength(2);
  });

  it('asks for nothing while the page is hidden, and once when it is seen again', async () => {
    const { model, read, visible } = aPage();
    model.shown();
    await read.answer({ channels: [], frequenciesMhz: [], stations: [] });
    visible.next(false);
    vi.advanceTimersByTime(90_000);
    expect(read.requests).toHaveLength(1);
    visible.next(true);
    expect(read.requests).toHaveLength(2);
  });

  it('asks for nothing once the page is left or the session is over', async () => {
    const { model, read, ended } = aPage();
    model.shown();
    await read.answer({ channels: [], frequenciesMhz: [], stations: [] });
    model.left();
    vi.advanceTimersByTime(60_000);
    model.shown();
    await read.answer({ channels: [], frequenciesMhz: [], stations: [] });
    ended();
    vi.advanceTimersByTime(60_000);
    expect(read.requests).toHaveLength(2);
  });

  it('keeps what the remote ends received before the device stopped answering', async () => {
    const { model, read } = aPage();
    model.shown();
    const frequenciesMhz = [5170, 5180, 5190];
    await read.answer({ channels: [], frequenciesMhz, stations: [{ mac: 'A', levels: [1, 2, 3] }] });
    vi.advanceTimersByTime(30_000);
    await read.fail(LOST);
    expect(model.$remoteEnds.getState()).toBe(1);
  });

  it('the advice is put among the pending changes', () => {
    const { model, edits } = aPage();
    const [, second] = model.$permitted.getState();
    model.channelUsed(second!);
    expect(edits).toEqual([expect.objectContaining({ 'radio.1.freq': '5200', 'radio.1.chanbw': '20' })]);
  });

  it.each([
    [{}, 'here'],
    [{ readOnly: true }, 'full-user'],
    [{ mode: 'managed' }, 'access-point'],
    [{ mode: 'managed', readOnly: true }, 'access-point'],
  ])('the advice of %o is set by: %s', (given, setBy) => {
    expect(aPage(given).model.$setBy.getState()).toBe(setBy);
  });
});

it('knows the channels of the country, and that of this radio', () => {
  const { model } = aPage();
  expect(model.$permitted.getState()).toHaveLength(CHANNELS.length);
  expect(model.$permitted.getState()[0]).toMatchObject({ controlMhz: 5180, widthMhz: 20, maxEirpDbm: 30 });
  expect(model.$own.getState()).not.toBeNull();
});
