import { describe, expect, it } from 'vitest';
import {
  callHomeNotices,
  crashNotices,
  type DeviceWarnings,
  licenceNotices,
  warningNotices,
} from './device-notices.ts';
import { compareNotices, type Notice } from './notice.ts';
import {
  type Notification,
  NOTIFICATION_DEFAULTS,
  visibleNotifications,
  withNotification,
  withoutNotification,
} from './notification.ts';

const QUIET: DeviceWarnings = {
  defaultPassword: false,
  customScripts: false,
  watchdogReset: false,
  callHomeAvailable: false,
  firmwareNeedsPassword: false,
  thirdPartyFirmware: false,
};

describe('notifications, §3', () => {
  const notified = (id: string, key = id): Notification => ({ id, type: 'alert', message: { key } });

  it('stand on top as alerts, at most 5, close on click, move in 500 ms and do not time out', () => {
    expect(NOTIFICATION_DEFAULTS).toEqual({
      type: 'alert',
      maxVisible: 5,
      animationMs: 500,
      timeoutMs: undefined,
    });
  });

  it('queue up, five on screen', () => {
    const queue = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => notified(id)).reduce(withNotification, []);
    expect(queue).toHaveLength(6);
    expect(visibleNotifications(queue).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(visibleNotifications(withoutNotification(queue, 'b')).map(({ id }) => id)).toEqual([
      'a',
      'c',
      'd',
      'e',
      'f',
    ]);
  });

  it('take the place of an earlier one of the same id', () => {
    const queue = [notified('a'), notified('b')];
    expect(withNotification(queue, notified('a', 'again')).map(({ message }) => message.key)).toEqual([
      'again',
      'b',
    ]);
  });
});

describe('device warnings', () => {
  it('device warnings are none on a quiet device', () => {
    expect(warningNotices(QUIET)).toEqual([]);
  });

  it.each([
    ['defaultPassword', 'danger', 'The device still uses the default password. Change it.'],
    ['thirdPartyFirmware', 'danger', 'The uploaded firmware is third-party.'],
    ['firmwareNeedsPassword', 'warning', 'The uploaded firmware requires a password for installation.'],
    ['customScripts', 'warning', 'Custom scripts run on the device.'],
    ['watchdogReset', 'warning', 'The watchdog rebooted the device.'],
    ['callHomeAvailable', 'notice', 'A server offers to manage this device.'],
  ] as const)('%s is a %s in words', (id, severity, key) => {
    expect(warningNotices({ ...QUIET, [id]: true })).toEqual([
      { id, severity, message: { key }, dismissible: true },
    ]);
  });

  it('tell an emergency with its code, 0 too, first', () => {
    const [first, second] = warningNotices({ ...QUIET, defaultPassword: true, emergencyReasonCode: 0 });
    expect(first).toEqual({
      id: 'emergencyReasonCode',
      severity: 'danger',
      message: { key: 'The device runs in emergency mode, reason {code}.', values: { code: 0 } },
      dismissible: true,
    });
    expect(second?.id).toBe('defaultPassword');
  });

  it('tell a firmware that waits', () => {
    expect(warningNotices({ ...QUIET, uploadedFirmwareVersion: 'v8.7.19' })).toEqual([
      {
        id: 'uploadedFirmwareVersion',
        severity: 'notice',
        message: {
          key: 'Firmware {version} is uploaded but not installed.',
          values: { version: 'v8.7.19' },
        },
        dismissible: true,
      },
    ]);
    expect(warningNotices({ ...QUIET, uploadedFirmwareVersion: '' })).toEqual([]);
  });
});

describe('crashes', () => {
  const key = 'The device crashed, last at {time} ({reason}). Crash reports: {count}.';

  it('crashes are told once, by the latest', () => {
    const crashes = [
      { id: '1', time: '2025-08-01 10:00:00', reason: 'kernel' },
      { id: '3', time: '2025-08-03 10:00:00', reason: 'infctld' },
      { id: '2', time: '2025-08-02 10:00:00', reason: 'kernel' },
    ];
    expect(crashNotices(crashes)).toEqual([
      {
        id: 'crashes',
        severity: 'warning',
        message: { key, values: { count: 3, time: '2025-08-03 10:00:00', reason: 'infctld' } },
        dismissible: true,
      },
    ]);
  });

  it('crashes without a time stand behind those with one', () => {
    const crashes = [{ id: '1' }, { id: '2', time: '2025-08-02', reason: 'kernel' }, { id: '3' }];
    expect(crashNotices(crashes)[0]?.message.values).toMatchObject({ time: '2025-08-02' });
    expect(crashNotices([{ id: '1' }])[0]?.message.values).toEqual({ count: 1, time: '—', reason: '—' });
  });

  it('crashes are not told when there are none', () => {
    expect(crashNotices([])).toEqual([]);
  });
});

describe('licence', () => {
  const day = 86_400;
  const NOW = 1_700_000_000;
  const said = (expiresAtSeconds: number | undefined, activated = true) =>
    licenceNotices(
      { licensed: true, activated, expiresAtSeconds: expiresAtSeconds && expiresAtSeconds + NOW },
      NOW,
    ).map(({ severity, message, dismissible }) => ({
      severity,
      ...message,
      dismissible,
    }));

  it('licence is not spoken of on a device that needs none', () => {
    expect(licenceNotices({ licensed: false, activated: false, expiresAtSeconds: 1 }, 100)).toEqual([]);
  });

  it('licence is to be activated', () => {
    expect(said(undefined, false)).toEqual([
      { severity: 'warning', key: 'The license of this device is not activated.', dismissible: false },
    ]);
  });

  it('licence is fine without an end or with an end far away', () => {
    expect(said(undefined)).toEqual([]);
    expect(said(30 * day + 1)).toEqual([]);
  });

  it('licence is spoken of from 30 days before its end', () => {
    expect(said(30 * day)).toEqual([
      {
        severity: 'warning',
        key: 'The license of this device expires in {count} days.',
        values: { count: 30 },
        dismissible: false,
      },
    ]);
    expect(said(1)[0]).toMatchObject({ values: { count: 1 } });
  });

  it('licence has expired', () => {
    expect(licenceNotices({ licensed: true, activated: true, expiresAtSeconds: NOW }, NOW)).toHaveLength(1);
    expect(said(-1)).toEqual([
      { severity: 'danger', key: 'The license of this device has expired.', dismissible: false },
    ]);
    expect(said(-5)[0]?.severity).toBe('danger');
  });

  it('licence is one notice with one id', () => {
    expect(licenceNotices({ licensed: true, activated: false }, 0)[0]?.id).toBe('licence');
  });
});

describe('call home', () => {
  it('names the server', () => {
    expect(callHomeNotices({ available: true, server: 'noc.example' })).toEqual([
      {
        id: 'callHomeAvailable',
        severity: 'notice',
        message: {
          key: 'The server {server} offers to manage this device.',
          values: { server: 'noc.example' },
        },
        dismissible: true,
      },
    ]);
  });

  it('speaks of a server that does not name itself, and of none', () => {
    expect(callHomeNotices({ available: true, server: '' })[0]?.message).toEqual({
      key: 'A server offers to manage this device.',
    });
    expect(callHomeNotices({ available: false, server: 'noc.example' })).toEqual([]);
  });
});

describe('the order of notices', () => {
  it('the order of notices is danger, warning, notice, and as given within each', () => {
    const notice = (id: string, severity: Notice['severity']): Notice => ({
      id,
      severity,
      message: { key: id },
      dismissible: false,
    });
    const given = [
      notice('1', 'notice'),
      notice('2', 'warning'),
      notice('3', 'danger'),
      notice('4', 'warning'),
    ];
    expect(given.toSorted(compareNotices).map(({ id }) => id)).toEqual(['3', '2', '4', '1']);
  });
});
