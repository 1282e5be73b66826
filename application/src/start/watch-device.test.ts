import { emptyStatus } from '@radiolink/domain/mothers';
import { createEvent, createStore } from 'effector';
import { NEVER, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createNotificationsModel } from '../notifications/notifications.model.ts';
import { createStatusModel } from '../status/status.model.ts';
import type { StatusEvent } from '../status/status.port.ts';
import type { SessionValues } from '../session/session-store.port.ts';
import { watchDevice } from './watch-device.ts';

const RIDGE = '02:00:00:00:00:01';
const VALLEY = '02:00:00:00:00:02';

function stage(values: Partial<SessionValues> = {}, ended = false) {
  const sessionValues: Partial<SessionValues> = { ...values };
  const answers = new Subject<StatusEvent>();
  const status = createStatusModel({
    statusPort: { watch: () => answers },
    clock: { now: () => 0 },
    visibility: { visible: NEVER },
  });
  const otherDeviceAnswered = createEvent<string>();
  const strangers = vi.fn<(mac: string) => void>();
  otherDeviceAnswered.watch(strangers);
  const notifications = createNotificationsModel();
  watchDevice({
    status,
    session: { $ended: createStore(ended), otherDeviceAnswered },
    sessionStore: { get: key => sessionValues[key], set: set => void Object.assign(sessionValues, set) },
    notifications,
  });
  status.opened();
  const answer = (hwaddr: string) =>
    answers.next({
      kind: 'sample',
      status: emptyStatus({ interfaces: [{ name: 'ath0', hwaddr }] }),
      receivedAt: 0,
    });
  return { answer, strangers, sessionValues, said: notifications.$visible };
}

describe('another device at the same address', () => {
  it('ends the session at a reconnect', () => {
    const { answer, strangers, sessionValues } = stage();
    answer(RIDGE);
    expect(sessionValues.device_macs).toBe(RIDGE);
    answer(VALLEY);
    expect(strangers.mock.calls).toEqual([[VALLEY]]);
    expect(sessionValues.device_macs).toBe(VALLEY);
  });

  it('ends the session at the start of a page that was loaded anew', () => {
    const { answer, strangers } = stage({ device_macs: RIDGE, boardinfo: 'board.hwaddr=020000000001' });
    answer(VALLEY);
    expect(strangers.mock.calls).toEqual([[VALLEY]]);
  });

  it('another device at the same address is only said where the user has logged in to it', () => {
    const { answer, strangers, sessionValues, said } = stage({
      device_macs: RIDGE,
      boardinfo: 'board.hwaddr=020000000002',
      other_device: VALLEY,
    });
    answer(VALLEY);
    expect(strangers).not.toHaveBeenCalled();
    expect(said.getState().map(({ message }) => message.values)).toEqual([{ mac: VALLEY }]);
    expect(sessionValues).toMatchObject({ device_macs: VALLEY, other_device: '' });
  });

  it('another device at the same address is none while the same device answers, and none after the end of the session', () => {
    const same = stage({ device_macs: RIDGE });
    same.answer(RIDGE);
    expect(same.strangers).not.toHaveBeenCalled();
    expect(same.said.getState()).toEqual([]);
    const over = stage({ device_macs: RIDGE }, true);
    over.answer(VALLEY);
    expect(over.strangers).not.toHaveBeenCalled();
    expect(over.sessionValues.device_macs).toBe(RIDGE);
  });
});
