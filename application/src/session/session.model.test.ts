import { RequestFailure } from '@radiolink/domain/errors';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { AnsweringDevice, SessionEndReason } from './session.port.ts';
import { createSessionModel } from './session.model.ts';
import type { SessionValues } from './session-store.port.ts';

interface Script {
  readonly logout?: () => Promise<void>;
  readonly session?: Partial<SessionValues>;
  readonly answering?: () => Promise<AnsweringDevice | undefined>;
}

function setUp({
  logout = () => Promise.resolve(),
  session = {},
  answering = async () => undefined,
}: Script = {}) {
  const ended = new Subject<SessionEndReason>();
  const values: Partial<SessionValues> = { username: 'viewer', readOnlyUser: true, ...session };
  const clear = vi.fn<() => void>();
  const set = vi.fn<(values: Partial<SessionValues>) => void>();
  const reload = vi.fn<() => void>();
  const model = createSessionModel({
    sessionPort: {
      logout,
      login: () => Promise.reject(new Error('not asked')),
      loginWithTicket: () => Promise.reject(new Error('not asked')),
      currentUser: () => Promise.reject(new Error('not asked')),
    },
    sessionEnd: { ended, prepare: async () => undefined, answering },
    sessionStore: { get: key => values[key], set, clear },
    page: { reload },
  });
  model.opened();
  return { model, ended, clear, set, reload };
}

describe('session model', () => {
  it('knows who is at the page', () => {
    expect(setUp().model.$user.getState()).toEqual({ username: 'viewer', readOnly: true });
  });

  it('clears the session and reloads after logging out', async () => {
    const { model, clear, reload } = setUp();
    model.logoutRequested();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('ends once, with word of the other device, when one answers in its place', async () => {
    const { model, clear, set, reload } = setUp();
    model.otherDeviceAnswered('02:00:00:00:00:02');
    model.otherDeviceAnswered('02:00:00:00:00:03');
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(set.mock.calls).toEqual([[{ other_device: '02:00:00:00:00:02', alert_times: '' }]]);
    expect(clear.mock.invocationCallOrder[0]).toBeLessThan(set.mock.invocationCallOrder[0] ?? 0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves even when the device does not hear the logout', async () => {
    const { model, reload } = setUp({ logout: () => Promise.reject(new Error('gone')) });
    model.logoutRequested();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['did not hear', new RequestFailure({ kind: 'network', reason: 'unreachable', message: '' }), true],
    ['no longer knows', new RequestFailure({ kind: 'response-status', status: 401, statusText: '' }), false],
  ])(
    'says at the login that the session may be open still on a device that %s it',
    async (_, reason, isSaid) => {
      const script = setUp({
        logout: async () => {
          // As the adapters do, whatever came of it.
          script.ended.next('logout');
          throw reason;
        },
      });
      script.model.logoutRequested();
      await vi.waitFor(() => expect(script.reload).toHaveBeenCalledTimes(1));
      expect(script.set.mock.calls).toEqual(isSaid ? [[{ session_end: 'unconfirmed' }]] : []);
    },
  );

  it('session model of single sign-on clears the session and reloads without a call', async () => {
    const logout = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { model, clear, reload } = setUp({ logout });
    model.userReported({ username: 'anna', readOnly: false, sso: true, accountUrl: '', avatar: '' });
    model.logoutRequested();
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(logout).not.toHaveBeenCalled();
    expect(clear).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('takes the word of the device for who is at the page', () => {
    const { model } = setUp();
    model.userReported({ username: 'anna', readOnly: false, sso: false, accountUrl: '', avatar: '' });
    expect(model.$user.getState()).toEqual({ username: 'anna', readOnly: false });
  });

  it('asks the device once however often logout is pressed', async () => {
    const logout = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { model, reload } = setUp({ logout });
    model.logoutRequested();
    model.logoutRequested();
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('reloads once when the device ends the session, however often it says so', async () => {
    const { ended, reload, clear } = setUp();
    ended.next('expired');
    ended.next('expired');
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(reload).toHaveBeenCalledTimes(1);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  const RIDGE = { device_macs: '02:00:00:00:00:01', boardinfo: 'board.name=LiteBeam 5AC\n' };

  it.each<[string, AnsweringDevice, object[]]>([
    [
      'a stranger by its MAC',
      { mac: '02:00:00:00:00:02' },
      [{ other_device: '02:00:00:00:00:02', alert_times: '' }],
    ],
    ['a stranger by its product', { productName: 'Wave AP' }, [{ other_device: 'Wave AP', alert_times: '' }]],
    [
      'the same device',
      { mac: '02:00:00:00:00:01', productName: 'LiteBeam 5AC' },
      [{ session_end: 'ended' }],
    ],
    [
      'a device of the same product that tells no MAC',
      { productName: 'LiteBeam 5AC' },
      [{ session_end: 'ended' }],
    ],
  ])('tells who refuses the session: %s', async (_, device, reported) => {
    const { ended, reload, set } = setUp({ session: RIDGE, answering: async () => device });
    ended.next('expired');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(set.mock.calls.flat()).toEqual(reported);
  });

  it('session model is over in the meantime: nothing more is asked of a device that does not know the session', async () => {
    let answer: (device: AnsweringDevice | undefined) => void = () => undefined;
    const answering = () => new Promise<AnsweringDevice | undefined>(resolve => (answer = resolve));
    const { model, ended, reload } = setUp({ session: RIDGE, answering });
    ended.next('expired');
    expect([model.$ended.getState(), reload.mock.calls.length]).toEqual([true, 0]);
    answer(undefined);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
