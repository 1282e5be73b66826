import { type FetchError, RequestFailure } from '@radiolink/domain/errors';
import type { Notice } from '@radiolink/domain/notices';
import { createStore } from 'effector';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { Watched } from '../watching/watched.ts';
import { createNoticesModel } from './notices.model.ts';
import type { DeviceNotices } from './notices.port.ts';

const REFUSED: FetchError = {
  kind: 'device-api',
  error: 'Permission denied',
  message: '',
  detail: '',
  statusCode: 403,
};
const NO_WARNINGS = {
  defaultPassword: false,
  customScripts: false,
  watchdogReset: false,
  callHomeAvailable: false,
  firmwareNeedsPassword: false,
  thirdPartyFirmware: false,
};
const SCRIPTS: DeviceNotices = { warnings: { ...NO_WARNINGS, customScripts: true } };
const CRASHED: DeviceNotices = { crashes: [{ id: '1', time: '2026-01-01 10:00', reason: 'kernel' }] };
const FIRMWARE: Notice = {
  id: 'firmware',
  severity: 'warning',
  message: { key: 'The firmware does not fit.' },
  dismissible: false,
};

function setUp({ readOnly = false, refused = false, alerts = [] as readonly Notice[] } = {}) {
  const events = new Subject<Watched<DeviceNotices>>();
  const answer = () => (refused ? Promise.reject(new RequestFailure(REFUSED)) : Promise.resolve());
  const port = {
    watch: vi.fn<() => typeof events>(() => events),
    dismissWarning: vi.fn<(warning: string) => Promise<void>>(answer),
    dismissCrashes: vi.fn<(id?: string) => Promise<void>>(answer),
    dismissCallHome: vi.fn<() => Promise<void>>(answer),
    crashText: () => Promise.resolve(''),
    activateLicence: () => Promise.resolve(),
  };
  const $ended = createStore(false);
  const model = createNoticesModel({
    noticesPort: port,
    session: { $user: createStore({ username: 'anna', readOnly }), $ended },
    dashboard: { $alerts: createStore(alerts) },
    clock: { now: () => 0 },
  });
  model.opened();
  const tell = (value: DeviceNotices) => events.next({ kind: 'value', value });
  const ids = () => model.$notices.getState().map(({ notice }) => notice.id);
  return { model, port, events, tell, ids };
}
const settled = () => new Promise(resolve => setTimeout(resolve, 0));

describe('notices of the device', () => {
  it('notices of the device are asked for once, however often the page opens them', () => {
    const { model, port } = setUp();
    model.opened();
    expect(port.watch).toHaveBeenCalledTimes(1);
  });

  it('notices of the device are asked for no more once closed', () => {
    const { model, events } = setUp();
    model.closed();
    expect(events.observed).toBe(false);
  });

  it('stand with the worst first', () => {
    const { tell, ids } = setUp();
    tell({ ...CRASHED, warnings: { ...NO_WARNINGS, customScripts: true, defaultPassword: true } });
    expect(ids()).toEqual(['defaultPassword', 'customScripts', 'crashes']);
  });

  it('tell an offer once, with its server', () => {
    const { tell, model } = setUp();
    tell({
      warnings: { ...NO_WARNINGS, callHomeAvailable: true },
      callHome: { available: true, server: 'noc.example' },
    });
    expect(model.$notices.getState().map(({ notice }) => notice.message.values)).toEqual([
      { server: 'noc.example' },
    ]);
  });

  it('stay through a lost answer', () => {
    const { tell, events, ids } = setUp();
    tell(SCRIPTS);
    events.next({ kind: 'failure', failure: REFUSED, failures: 1 });
    expect(ids()).toEqual(['customScripts']);
  });
});

describe('dismissing a notice', () => {
  it('takes it away at once and tells the device', () => {
    const { model, tell, ids, port } = setUp();
    tell(SCRIPTS);
    model.dismissed('customScripts');
    expect(ids()).toEqual([]);
    expect(port.dismissWarning.mock.calls).toEqual([['customScripts']]);
  });

  it('dismissing a notice of crashes forgets them all', () => {
    const { model, tell, port } = setUp();
    tell(CRASHED);
    model.dismissed('crashes');
    expect(port.dismissCrashes).toHaveBeenCalledTimes(1);
  });

  it('dismissing a notice of an offer declines it in both its forms', async () => {
    const { model, tell, port } = setUp();
    tell({ warnings: { ...NO_WARNINGS, callHomeAvailable: true }, callHome: { available: true } });
    model.dismissed('callHomeAvailable');
    await settled();
    expect(port.dismissCallHome).toHaveBeenCalledTimes(1);
    expect(port.dismissWarning.mock.calls).toEqual([['callHomeAvailable']]);
  });

  it('dismissing a notice does not let it flicker while an older answer still holds it', async () => {
    const { model, tell, ids } = setUp();
    tell(SCRIPTS);
    model.dismissed('customScripts');
    await settled();
    tell(SCRIPTS);
    expect(ids()).toEqual([]);
  });

  it('brings it back, with the reason, where the device refuses', async () => {
    const { model, tell } = setUp({ refused: true });
    tell(SCRIPTS);
    model.dismissed('customScripts');
    await settled();
    const [shown] = model.$notices.getState();
    expect(shown?.notice.id).toBe('customScripts');
    expect(shown?.problems.map(({ key }) => key)).toEqual([
      'The notice could not be dismissed.',
      'Permission denied',
    ]);
  });

  it('dismissing a notice has no old reason beside a notice that ended and came again', async () => {
    const { model, tell } = setUp({ refused: true });
    tell(SCRIPTS);
    model.dismissed('customScripts');
    await settled();
    tell({ warnings: NO_WARNINGS });
    tell(SCRIPTS);
    expect(model.$notices.getState().map(({ problems }) => problems)).toEqual([[]]);
  });

  it('dismissing a notice that is tried again has no reason until it is refused again', async () => {
    const { model, tell } = setUp({ refused: true });
    tell(SCRIPTS);
    model.dismissed('customScripts');
    await settled();
    model.dismissed('customScripts');
    expect(model.$notices.getState()).toEqual([]);
    await settled();
    expect(model.$notices.getState()[0]?.problems).toHaveLength(2);
  });

  it('dismissing a notice of an id that is not there sends nothing', () => {
    const { model, port, tell } = setUp();
    tell(SCRIPTS);
    model.dismissed('watchdogReset');
    expect(port.dismissWarning).not.toHaveBeenCalled();
  });

  it('shows what happened anew', async () => {
    const { model, tell, ids } = setUp();
    tell(CRASHED);
    model.dismissed('crashes');
    await settled();
    tell({ crashes: [] });
    tell(CRASHED);
    expect(ids()).toEqual(['crashes']);
  });

  it('shows a later crash of a kind that was dismissed', () => {
    const { model, tell, ids } = setUp();
    tell(CRASHED);
    model.dismissed('crashes');
    tell({ crashes: [{ id: '2', time: '2026-02-02 10:00', reason: 'kernel' }] });
    expect(ids()).toEqual(['crashes']);
  });

  it('dismissing a notice is not for a read-only user, and nothing is sent', () => {
    const { model, tell, ids, port } = setUp({ readOnly: true });
    tell(SCRIPTS);
    expect(model.$notices.getState()[0]?.dismissal).toBeNull();
    model.dismissed('customScripts');
    expect(ids()).toEqual(['customScripts']);
    expect(port.dismissWarning).not.toHaveBeenCalled();
  });
});

describe('two firmwares that do not fit', () => {
  it('raise the flag until the notice is put away, by any user, with no call', () => {
    const { model, port, ids } = setUp({ alerts: [FIRMWARE], readOnly: true });
    expect(model.$firmwareMismatch.getState()).toBe(true);
    expect(ids()).toEqual(['firmware']);
    model.dismissed('firmware');
    expect(model.$firmwareMismatch.getState()).toBe(false);
    expect(port.dismissWarning).not.toHaveBeenCalled();
  });

  it('two firmwares that do not fit are nothing to a device whose ends fit', () => {
    expect(setUp().model.$firmwareMismatch.getState()).toBe(false);
  });
});
