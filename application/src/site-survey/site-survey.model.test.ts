import { RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { settingsContext } from '@radiolink/domain/settings';
import type { SurveyCell } from '@radiolink/domain/tools';
import type { ConfigChanges } from '@radiolink/domain/configuration';
import { allSettled, createEvent, createStore } from 'effector';
import { defer, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SettingsScope } from '../configuration/settings-context.model.ts';
import { createExpectedOutage } from '../outage/expected-outage.ts';
import { toolWorld } from '../tool-runs/tool-ports.mother.ts';
import { reportJson, reportText } from '../tool-runs/tool-report.ts';
import type { SurveyProgress } from './site-survey.port.ts';
import { createSiteSurveyModel } from './site-survey.model.ts';

const ONCE = { interfaceName: 'ath0', everySeconds: 0, maxAgeSeconds: 60 };
const REPEATED = { ...ONCE, everySeconds: 30 };
const FARM: SurveyCell = {
  mac: '02:00:00:00:00:0A',
  ssid: 'farm',
  frequencyMhz: 5785,
  channelWidthMhz: 20,
  signalDbm: -60,
  noiseDbm: -95,
  security: 'WPA2',
  airmax: true,
};
const MILL: SurveyCell = { mac: '02:00:00:00:00:0B', ssid: '=mill', signalDbm: -70, security: 'none' };
const words = (text: string | { readonly key: string }) => (typeof text === 'string' ? text : text.key);

const STATION = { 'radio.1.mode': 'managed', 'radio.1.ptpmode': '0', 'wireless.1.ssid': 'old' };

/** A survey whose scans a test makes, on a station unless its values say otherwise. */
function aSurvey({
  session,
  values = {},
  readOnly = false,
}: {
  readonly session?: Map<string, unknown>;
  readonly values?: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
} = {}) {
  const world = toolWorld(session);
  const outage = createExpectedOutage({ now: () => Date.now() });
  const { scope, act, pass } = world;
  const scans: { readonly interfaceName: string; readonly progress: Subject<SurveyProgress> }[] = [];
  const original = new Map(Object.entries({ ...STATION, ...values }));
  const edited = createEvent<ReadonlyMap<string, string>>();
  const changed = createEvent<ConfigChanges>();
  const $scope = createStore<SettingsScope>({
    original,
    context: settingsContext(original, undefined),
    pending: [],
    cutting: new Set(),
    readOnly,
  }).on(edited, (so, now) => ({ ...so, context: settingsContext(now, undefined) }));
  const edits: ConfigChanges[] = [];
  changed.watch(changes => edits.push(changes));
  const model = createSiteSurveyModel({
    ...world.ports,
    settings: { $scope, changed },
    outage,
    siteSurvey: {
      scan: interfaceName =>
        defer(() => {
          const progress = new Subject<SurveyProgress>();
          scans.push({ interfaceName, progress });
          return progress;
        }),
    },
  });
  const state = () => ({
    run: scope.getState(model.$run),
    running: scope.getState(model.$running),
    differences: scope.getState(model.$differences),
    keyMissing: scope.getState(model.$keyMissing),
  });
  /** One whole scan that finds these. */
  const scan = async (...cells: readonly SurveyCell[]) => {
    await act(model.startRequested, ONCE);
    pass(12_000);
    scans.at(-1)?.progress.next({ status: 'finished', cells });
    scans.at(-1)?.progress.complete();
  };
  const found = () => state().run?.result.map(({ cell }) => cell.mac) ?? [];
  return { ...world, model, outage, scans, edits, edited, state, scan, found };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a site survey', () => {
  it('a site survey is one scan of one interface, whose networks come in while it runs', async () => {
    const { model, act, scans, state, found, tools, scope } = aSurvey();
    await act(model.startRequested, ONCE);
    expect(scans.map(({ interfaceName }) => interfaceName)).toEqual(['ath0']);
    const [{ progress }] = scans as [(typeof scans)[number]];
    progress.next({ status: 'in-progress', cells: [{ ...FARM, ageSeconds: 1 }] });
    expect(found()).toEqual([FARM.mac]);
    expect(scope.getState(tools.$running)).toMatchObject([
      { id: 'site-survey', summary: { key: '{count} networks found', values: { count: 1 } } },
    ]);
    progress.next({ status: 'finished', cells: [FARM, MILL] });
    progress.complete();
    expect(found()).toEqual([FARM.mac, MILL.mac]);
    expect(state().run).toMatchObject({ end: 'finished', failure: null });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(scans).toHaveLength(1);
  });

  it('takes a network without an age for one of the scan before, until the scan is over', async () => {
    const { model, act, scans, found } = aSurvey();
    await act(model.startRequested, ONCE);
    scans[0]!.progress.next({ status: 'in-progress', cells: [FARM] });
    expect(found()).toEqual([]);
  });

  it('scans again after its pause until it is stopped, and keeps what the next scan does not find', async () => {
    const { model, act, scans, state, found } = aSurvey();
    await act(model.startRequested, REPEATED);
    scans[0]!.progress.next({ status: 'finished', cells: [FARM, MILL] });
    scans[0]!.progress.complete();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(scans).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(scans).toHaveLength(2);
    scans[1]!.progress.next({ status: 'finished', cells: [{ ...FARM, signalDbm: -58 }] });
    expect(found()).toEqual([FARM.mac, MILL.mac]);
    expect(state().run?.result[0]?.cell.signalDbm).toBe(-58);
    await act(model.stopRequested, undefined);
    expect(scans[1]!.progress.observed).toBe(false);
    expect(state().run).toMatchObject({ end: 'stopped' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(scans).toHaveLength(2);
  });

  it('keeps what it found when the device goes away, and says why it ended', async () => {
    const { model, act, scans, state, found } = aSurvey();
    await act(model.startRequested, REPEATED);
    scans[0]!.progress.next({ status: 'in-progress', cells: [{ ...FARM, ageSeconds: 0 }] });
    const failure = { kind: 'network', reason: 'unreachable', message: '' } as const;
    scans[0]!.progress.error(new RequestFailure(failure));
    expect(state()).toMatchObject({ running: false, run: { end: 'failed', failure: { failure } } });
    expect(found()).toEqual([FARM.mac]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(scans).toHaveLength(1);
  });

  it('survives a reload with what was chosen, and takes no damaged storage', async () => {
    const before = aSurvey();
    await before.scan(FARM);
    const after = aSurvey({ session: before.session });
    expect(after.found()).toEqual([FARM.mac]);
    expect(after.scope.getState(after.model.$typed)).toEqual(ONCE);
    const stored = JSON.stringify({
      'site-survey': {
        typed: { interfaceName: 'ath0', everySeconds: -1, maxAgeSeconds: 60 },
        runs: [{ number: 1, startedAt: 1, request: ONCE, result: [{ cell: { mac: 7 }, receivedAt: 1 }] }],
      },
    });
    const damaged = aSurvey({ session: new Map([['tools', stored]]) });
    expect([damaged.state().run, damaged.scope.getState(damaged.model.$typed)]).toEqual([null, null]);
  });
});

describe('two surveys beside each other', () => {
  it('differ by what is new, gone and received at another level, once both are over', async () => {
    const { model, act, scan, state } = aSurvey();
    await scan(FARM, MILL);
    await scan({ ...FARM, signalDbm: -66 }, { mac: '02:00:00:00:00:0C' });
    expect(state().differences).toBeNull();
    await act(model.runCompared, 1);
    expect(state().differences).toMatchObject([
      { kind: 'new', cell: { mac: '02:00:00:00:00:0C' } },
      { kind: 'gone', cell: { mac: MILL.mac }, beforeDbm: -70 },
      { kind: 'level', cell: { mac: FARM.mac }, changeDb: -6 },
    ]);
    await act(model.startRequested, ONCE);
    expect(state().differences).toBeNull();
    await act(model.stopRequested, undefined);
    expect(state().differences?.map(({ kind }) => kind)).toEqual(['gone', 'gone']);
    await act(model.runCompared, null);
    expect(state().differences).toBeNull();
  });

  it('two surveys beside each other are not compared when they are the same one', async () => {
    const { model, act, scan, state } = aSurvey();
    await scan(FARM);
    await act(model.runCompared, 1);
    expect(state().differences).toBeNull();
  });
});

describe('what a survey knows of the device', () => {
  it('what a survey knows of the device is the interfaces of its radios', () => {
    const { model, scope } = aSurvey({ values: { 'radio.0.devname': 'ath0', 'radio.1.devname': 'wlan1' } });
    expect(scope.getState(model.$interfaces)).toEqual(['ath0', 'wlan1']);
    expect(aSurvey().scope.getState(aSurvey().model.$interfaces)).toEqual(['ath0']);
  });

  it('what a survey knows of the device is that a link is up, or that it is not known', async () => {
    const { model, scope, act, statusArrived } = aSurvey();
    expect(scope.getState(model.$carriesTraffic)).toBe(true);
    await act(statusArrived, ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } }));
    expect(scope.getState(model.$carriesTraffic)).toBe(false);
    await act(statusArrived, ptpAccessPointStatus());
    expect(scope.getState(model.$carriesTraffic)).toBe(true);
  });
});

describe('joining a network', () => {
  it('puts its name into the pending changes, and asks for its key until that is typed or the name is taken back', async () => {
    const { model, act, edits, edited, state } = aSurvey();
    await act(model.joined, FARM);
    expect(edits[0]?.get('wireless.1.ssid')).toBe('farm');
    expect(state().keyMissing).toBe(false);
    const joined = new Map(Object.entries({ ...STATION, 'wireless.1.ssid': 'farm' }));
    await act(edited, joined);
    expect(state().keyMissing).toBe(true);
    await act(edited, new Map([...joined, ['wpasupplicant.profile.1.network.1.psk', 'a new secret']]));
    expect(state().keyMissing).toBe(false);
    await act(edited, new Map(Object.entries(STATION)));
    expect(state().keyMissing).toBe(false);
  });

  it('asks for no key of an open network', async () => {
    const { model, act, edited, state } = aSurvey();
    await act(model.joined, { ...MILL, ssid: 'mill' });
    await act(edited, new Map(Object.entries({ ...STATION, 'wireless.1.ssid': 'mill' })));
    expect(state().keyMissing).toBe(false);
  });

  it('joining a network is offered for named networks to a full user of a station alone', () => {
    const offered = (options: Parameters<typeof aSurvey>[0]) => {
      const { model, scope } = aSurvey(options);
      return scope.getState(model.$joinable).of;
    };
    expect(offered({})?.(FARM)).toBeUndefined();
    expect(offered({})?.({ ...FARM, ssid: '  ' })).toEqual({ key: 'Hidden SSID' });
    expect(offered({ readOnly: true })).toBeNull();
    expect(offered({ values: { 'radio.1.mode': 'master' } })).toBeNull();
  });
});

describe('a survey that is taken away', () => {
  it('a survey that is taken away is a table, the strongest first, aged at that moment, with nothing for a spreadsheet to execute', async () => {
    const { model, act, scan, pass, saved } = aSurvey();
    await scan(MILL, FARM);
    pass(30_000);
    await act(model.exported, { format: 'csv', words });
    expect(saved[0]?.name).toBe('site-survey-1970-01-01.csv');
    expect((await saved[0]!.content.text()).replace('\uFEFF', '').split('\r\n').slice(0, 3)).toEqual([
      'SSID,MAC,Signal (dBm),Noise floor (dBm),Channel,Frequency (MHz),Channel width (MHz),Security,Vendor mode,Age (s)',
      'farm,02:00:00:00:00:0A,-60,-95,157,5785,20,WPA2,airMAX,30',
      "'=mill,02:00:00:00:00:0B,-70,,,,,none,,30",
    ]);
  });

  it('a survey that is taken away is data for programs, and a text whose columns line up', async () => {
    const { model, scan, state } = aSurvey();
    await scan(FARM, MILL);
    const report = model.report(state().run!);
    expect(JSON.parse(reportJson(report))).toMatchObject({
      tool: 'site-survey',
      interface: 'ath0',
      networks: 2,
      results: [{ ssid: 'farm', signal: -60, channel: 157, mode: 'airMAX' }, { ssid: '=mill' }],
    });
    const [head = '', farm = '', mill = ''] = reportText(report, words).split('\n').slice(-3);
    const column = head.indexOf('MAC');
    expect([farm.slice(column, column + 17), mill.slice(column, column + 17)]).toEqual([FARM.mac, MILL.mac]);
  });
});

describe('a survey over the link that it interrupts', () => {
  it('expects the outage, until the survey is over and the status is back', async () => {
    const { model, act, outage, scans, scope, pollFailed } = aSurvey();
    expect(scope.getState(outage.$isExpected)).toBe(false);
    await act(model.startRequested, ONCE);
    expect(scope.getState(outage.$isExpected)).toBe(true);
    await act(pollFailed, 5);
    scans[0]?.progress.next({ status: 'finished', cells: [] });
    scans[0]?.progress.complete();
    await allSettled(scope);
    expect(scope.getState(outage.$isExpected)).toBe(true);
    await act(pollFailed, 0);
    expect(scope.getState(outage.$isExpected)).toBe(false);
  });

  it('expects none any more once it was stopped', async () => {
    const { model, act, outage, scope } = aSurvey();
    await act(model.startRequested, ONCE);
    await act(model.stopRequested, undefined);
    expect(scope.getState(outage.$isExpected)).toBe(false);
  });
});
