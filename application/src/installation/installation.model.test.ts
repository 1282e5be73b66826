import { parseBoardInfo } from '@radiolink/domain/device';
import { ptpAccessPointStatus, station } from '@radiolink/domain/mothers';
import type { Notice } from '@radiolink/domain/notices';
import { RequestFailure } from '@radiolink/domain/errors';
import { linkWarnings, readLinkReport } from '@radiolink/domain/report';
import type { DeviceStatus } from '@radiolink/domain/status';
import { allSettled, createStore, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { RemoteDeviceModel } from '../remote-device/remote-device.model.ts';
import type { RemoteSession } from '../remote-device/remote-device.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { TransferFile } from '../files/transfer.ts';
import { createInstallationModel } from './installation.model.ts';

const NOW = Date.UTC(2026, 2, 4, 12);
const HOUR = 3_600_000;

const aRun = (number: number, startedAt: number, end = 'finished') => ({
  number,
  request: { host: '192.0.2.7', username: 'installer', durationSeconds: 30, direction: 'duplex' },
  startedAt,
  endedAt: startedAt + 30_000,
  end,
  failure: null,
  result: {
    phase: 'done',
    elapsedSeconds: 30,
    durationSeconds: 30,
    txKbps: 400_000,
    rxKbps: 300_000,
    samples: [],
    ends: {},
  },
});
const aim = (bestDbm: number) => ({
  local: { total: { nowDbm: bestDbm, bestDbm }, chains: [], expectedDbm: -52 },
  remote: { total: {}, chains: [] },
});
const aimedFrom = (dbm: number, acted = false) =>
  JSON.stringify({ peer: null, aim: aim(-53), before: aim(dbm), acted });
const WARNING: Notice = {
  id: 'hot',
  severity: 'warning',
  message: { key: 'The device is hot: {value}.', values: { value: 91 } },
  dismissible: false,
};

const ALERTS: readonly Notice[] = [WARNING, { ...WARNING, severity: 'notice' }];

const faded = ptpAccessPointStatus({ wireless: { stations: [station({ signalDbm: -92 })] } });

function aPage({ runs = [] as unknown[], aimed = '', boardInfo = '', alerts = ALERTS } = {}) {
  const $status = createStore<DeviceStatus | null>(null);
  const $ended = createStore(false);
  const $session: RemoteDeviceModel['$session'] = createStore(null);
  const files: TransferFile[] = [];
  const sessionStore: SessionStore = {
    get: key => (key === 'aim' && aimed !== '' ? aimed : undefined) as never,
    set: () => undefined,
    clear: () => undefined,
  };
  const model = createInstallationModel({
    status: {
      $status,
      slice: (pick: (status: DeviceStatus) => unknown) => $status.map(now => now && pick(now)),
    } as never,
    dashboard: { $alerts: createStore(alerts) },
    editing: {
      $saved: createStore<ReadonlyMap<string, string>>(
        new Map([
          ['wireless.1.ssid', 'ridge-barn'],
          ['aaa.1.wpa.psk', 'Planted-Secret'],
        ]),
      ),
    },
    session: { $ended },
    remote: { $session },
    start: { $board: createStore(parseBoardInfo(boardInfo)) },
    sessionStore,
    memory: {
      read: () => JSON.stringify({ 'speed-test': { typed: null, runs } }),
      store: () => undefined,
    },
    preferencesPort: { read: () => undefined, save: () => undefined },
    download: { save: async (file: TransferFile) => void files.push(file) } as never,
    clock: { now: () => NOW } as never,
  });
  const scope = fork();
  return {
    model,
    files,
    report: () => scope.getState(model.$report),
    status: $status,
    ended: $ended,
    remoteSession: $session,
    scope,
  };
}

describe('the report of an installation', () => {
  it('waits for readings, and is of the moment when it was taken', async () => {
    const { model, scope, status, report } = aPage();
    await allSettled(model.taken, { scope });
    expect(report()).toBeNull();
    await allSettled(status, { scope, params: ptpAccessPointStatus() });
    expect(report()).toMatchObject({ writtenAt: '2026-03-04T12:00:00.000Z', ssid: 'ridge-barn' });
    await allSettled(status, { scope, params: ptpAccessPointStatus({ wireless: { essid: 'other' } }) });
    expect(report()?.ssid).toBe('ridge-barn');
    await allSettled(model.taken, { scope });
    expect(report()?.ssid).toBe('other');
  });

  it('the report of an installation has the finished speed tests of 24 hours, no others', async () => {
    const runs = [
      aRun(4, NOW - HOUR),
      aRun(3, NOW - 2 * HOUR, 'stopped'),
      aRun(2, NOW - 23 * HOUR),
      aRun(1, NOW - 25 * HOUR),
    ];
    const { scope, status, report } = aPage({ runs });
    await allSettled(status, { scope, params: ptpAccessPointStatus() });
    expect(report()?.installation.speedTests).toMatchObject([
      { startedAt: '2026-03-04T11:00:00.000Z', host: '192.0.2.7', txKbps: 400_000, rxKbps: 300_000 },
      { startedAt: '2026-03-03T13:00:00.000Z' },
    ]);
  });

  it('the report of an installation has the alignment of the session, what it began with included', async () => {
    const { scope, status, report } = aPage({ aimed: aimedFrom(-71) });
    await allSettled(status, { scope, params: ptpAccessPointStatus() });
    expect(report()?.installation.alignment).toMatchObject({
      local: { bestDbm: -53, expectedDbm: -52 },
      remote: { bestDbm: undefined },
    });
    const without = aPage();
    await allSettled(without.status, { scope: without.scope, params: ptpAccessPointStatus() });
    expect(without.report()?.installation).toMatchObject({ alignment: undefined, spectrum: undefined });
  });

  it.each([
    ['a page that was merely open', aimedFrom(-54), false],
    ['a finished step', aimedFrom(-54, true), true],
    ['a level that rose', aimedFrom(-57), true],
  ])('the report of an installation has the alignment of %s: %s', async (_, aimed, has) => {
    const { scope, status, report } = aPage({ aimed });
    await allSettled(status, { scope, params: ptpAccessPointStatus() });
    expect(report()?.installation.alignment !== undefined).toBe(has);
  });

  it('the report of an installation has what the board calls itself, and no board where it says nothing', async () => {
    const boardInfo = 'board.sysid=0xE7F9\nboard.fcc_id=SWX-TEST\nboard.cpurevision=ar9342-r3';
    const { scope, status, report } = aPage({ boardInfo });
    await allSettled(status, { scope, params: ptpAccessPointStatus() });
    expect(report()?.installation.board).toEqual({
      sysId: '0xe7f9',
      cpuRevision: 'ar9342-r3',
      fccId: 'SWX-TEST',
      icId: undefined,
    });
    const without = aPage();
    await allSettled(without.status, { scope: without.scope, params: ptpAccessPointStatus() });
    expect(without.report()?.installation).not.toHaveProperty('board');
  });

  it('the report of an installation has the warnings of the device, not its hints', async () => {
    const { scope, status, report } = aPage();
    await allSettled(status, { scope, params: ptpAccessPointStatus() });
    expect(report()?.installation.warnings).toEqual(['The device is hot: 91.']);
  });

  it('the report of an installation says once what is wrong with a link, with the figures of its own moment', async () => {
    const first = aPage();
    await allSettled(first.status, { scope: first.scope, params: faded });
    const own = first.report()?.installation.warnings ?? [];
    const [leading] = linkWarnings(faded);
    expect(leading).toBeDefined();
    const said: readonly Notice[] = [
      {
        ...WARNING,
        id: 'sector-red-stations',
        message: { key: 'Stations with problems: {number}.', values: { number: 3 } },
      },
      { ...WARNING, id: 'link-low-signal', message: { key: leading?.key ?? '', values: { signal: -1 } } },
    ];
    const again = aPage({ alerts: [...ALERTS, ...said] });
    await allSettled(again.status, { scope: again.scope, params: faded });
    expect(again.report()?.installation.warnings).toEqual(own);
  });

  it('the report of an installation is saved with what was typed, read again as a link report, and holds no secret and no login', async () => {
    const { model, scope, status, files } = aPage({ runs: [aRun(1, NOW - HOUR)] });
    await allSettled(status, { scope, params: ptpAccessPointStatus() });
    await allSettled(model.typed, { scope, params: { field: 'installedBy', text: ' A. Fitter ' } });
    for (const format of ['json', 'txt'] as const)
      await allSettled(model.exported, { scope, params: format });
    expect(files.map(({ name }) => name)).toEqual([
      'installation-Ridge-AP-2026-03-04.json',
      'installation-Ridge-AP-2026-03-04.txt',
    ]);
    const [json, text] = await Promise.all(files.map(({ content }) => content.text()));
    expect(readLinkReport(json!)?.links[0]?.local.name).toBe('Ridge-AP');
    expect(json).toContain('"installedBy": "A. Fitter"');
    expect(text).toContain('Installed by: A. Fitter\n');
    for (const file of [json, text]) expect(file).not.toMatch(/Planted|installer/);
  });

  it('keeps as many characters of what was typed as fit, and cuts none in two', async () => {
    const { model, scope } = aPage();
    await allSettled(model.typed, { scope, params: { field: 'site', text: '📡'.repeat(201) } });
    expect(scope.getState(model.$typed).site).toBe('📡'.repeat(200));
  });

  it('forgets what was typed at the end of the session', async () => {
    const { model, scope, ended } = aPage();
    await allSettled(model.typed, { scope, params: { field: 'site', text: 'Ridge' } });
    expect(scope.getState(model.$typed).site).toBe('Ridge');
    await allSettled(ended, { scope, params: true });
    expect(scope.getState(model.$typed).site).toBe('');
  });
});

describe('the settings of the remote device in a report', () => {
  const MAC = ptpAccessPointStatus().wireless.stations[0]!.mac;
  const NAME = ptpAccessPointStatus().wireless.stations[0]!.remote!.hostname;
  const aSession = (read: () => Promise<{ text: string }>) =>
    ({ openChange: async () => ({ configuration: { read } }) }) as unknown as RemoteSession;
  const TEXT = 'wireless.1.ssid=ridge-barn\nwpasupplicant.profile.1.network.1.psk=Planted-Secret\n';

  async function aReport(mac: string, read: () => Promise<{ text: string }>) {
    const open = aPage();
    const { scope, remoteSession, status } = open;
    await allSettled(remoteSession as never, { scope, params: { session: aSession(read), mac } } as never);
    await allSettled(status, { scope, params: ptpAccessPointStatus() });
    return { ...open, remoteSettings: () => open.report()?.installation.remoteSettings };
  }

  it('the settings of the remote device are in a report while a session with it is open, without its secrets', async () => {
    const { remoteSettings, report, remoteSession, scope } = await aReport(MAC, async () => ({ text: TEXT }));
    expect(remoteSettings()).toMatchObject({ mac: MAC, name: NAME, settings: [{ value: 'ridge-barn' }] });
    expect(JSON.stringify(report())).not.toContain('Planted');
    await allSettled(remoteSession as never, { scope, params: null } as never);
    expect(remoteSettings()).toBeUndefined();
  });

  it('the settings of a remote device that does not answer are missing, and the report says why', async () => {
    const failure = { kind: 'network', reason: 'unreachable', message: '' } as const;
    const { remoteSettings, model, scope } = await aReport(MAC, () =>
      Promise.reject(new RequestFailure(failure)),
    );
    expect(remoteSettings()).toBeUndefined();
    expect(scope.getState(model.$remoteFailure)).toEqual(failure);
  });

  it('the settings of the remote device leave a report whose readings are taken again without them', async () => {
    let isGone = false;
    const failure = { kind: 'network', reason: 'unreachable', message: '' } as const;
    const { remoteSettings, model, scope } = await aReport(MAC, async () => {
      if (isGone) throw new RequestFailure(failure);
      return { text: TEXT };
    });
    expect(remoteSettings()).toBeDefined();
    isGone = true;
    await allSettled(model.taken, { scope });
    expect(remoteSettings()).toBeUndefined();
    expect(scope.getState(model.$remoteFailure)).toEqual(failure);
  });

  it('the settings of the remote device are dropped if the session ended before they came', async () => {
    const { scope, remoteSession, status, report } = aPage();
    let answer: (read: { text: string }) => void = () => undefined;
    const asked = vi.fn<() => Promise<{ text: string }>>(
      () => new Promise(resolve => void (answer = resolve)),
    );
    const params = { session: aSession(asked), mac: MAC };
    await allSettled(remoteSession as never, { scope, params } as never);
    const taken = allSettled(status, { scope, params: ptpAccessPointStatus() });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    const ended = allSettled(remoteSession as never, { scope, params: null } as never);
    answer({ text: TEXT });
    await Promise.all([taken, ended]);
    expect(report()).not.toBeNull();
    expect(report()?.installation.remoteSettings).toBeUndefined();
  });

  it('a device that is no station of this one is not asked for its settings', async () => {
    let asked = 0;
    const { remoteSettings } = await aReport('02:00:00:00:00:99', async () => {
      asked += 1;
      return { text: TEXT };
    });
    expect([remoteSettings(), asked]).toEqual([undefined, 0]);
  });
});
