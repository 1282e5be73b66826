import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { SessionEndCause } from '@radiolink/domain/session';
import { createEvent, createStore } from 'effector';
import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createRunningToolsModel } from '../tool-runs/running-tools.model.ts';
import { createPingModel } from '../ping/ping.model.ts';
import type { AnsweringDevice, SessionEndReason } from './session.port.ts';
import { createSessionModel } from './session.model.ts';
import { sessionStoreOf } from './session-store.mother.ts';

/** A page with a ping that runs, and a session that ends in any of the ways that there are. */
function aPageWithPing({ sso = false } = {}) {
  const { store, values } = sessionStoreOf({ logged_in: true, csrf_id: 'secret', device_macs: 'AA' });
  const ended = new Subject<SessionEndReason>();
  const answering = async (): Promise<AnsweringDevice | undefined> => undefined;
  let reloads = 0;
  /** What the next user of this browser finds. */
  let left: unknown;
  const session = createSessionModel({
    sessionPort: {
      login: () => Promise.reject(new Error('not asked')),
      loginWithTicket: () => Promise.reject(new Error('not asked')),
      logout: async () => undefined,
      currentUser: () => Promise.reject(new Error('not asked')),
    },
    sessionEnd: { ended, prepare: async () => undefined, answering },
    sessionStore: store,
    page: { reload: () => void (reloads += 1) },
    $endCause: createStore<SessionEndCause>('lost'),
  });
  session.opened();
  session.userReported({ username: 'anna', readOnly: false, sso, accountUrl: '', avatar: '' });
  const statusArrived = createEvent();
  const ping = createPingModel({
    tools: createRunningToolsModel({ session }),
    sessionStore: store,
    status: {
      slice: select => createStore(select(ptpAccessPointStatus())),
      $failures: createStore(0).on(statusArrived, count => count),
    },
    download: { save: () => undefined },
    clock: { now: () => 7 },
    ping: { ping: () => NEVER },
  });
  ping.startRequested({ host: '192.0.2.1' });
  const settled = async () => {
    await new Promise(resolve => setImmediate(resolve));
    left = { ...values };
  };
  return { session, ping, ended, settled, reloads: () => reloads, left: () => left };
}

describe('nothing of a session is left in the browser for the next user', () => {
  it('nothing of a session is left in the browser for the next user after a log-out while a tool runs', async () => {
    const { session, settled, reloads, left } = aPageWithPing();
    session.logoutRequested();
    await settled();
    expect([reloads(), left()]).toEqual([1, { device_macs: 'AA' }]);
  });

  it('nothing of a session is left in the browser for the next user after a log-out of single sign-on, which asks nobody', async () => {
    const { session, settled, reloads, left } = aPageWithPing({ sso: true });
    session.logoutRequested();
    await settled();
    expect([reloads(), left()]).toEqual([1, { device_macs: 'AA' }]);
  });

  it.each(['expired', 'replaced'] as const)(
    'nothing of a session is left in the browser for the next user after a session that was %s',
    async reason => {
      const { ended, settled, reloads, left } = aPageWithPing();
      ended.next(reason);
      await settled();
      // But why, for the login to say.
      expect([reloads(), left()]).toEqual([1, { device_macs: 'AA', session_end: 'lost' }]);
    },
  );

  it('the name of another device that answered in its place is all of a session that the browser keeps', async () => {
    const { session, settled, left } = aPageWithPing();
    session.otherDeviceAnswered('02:00:00:00:00:02');
    await settled();
    expect(left()).toEqual({
      device_macs: 'AA',
      other_device: '02:00:00:00:00:02',
      alert_times: '',
    });
  });
});

describe('a tool that runs', () => {
  it('a tool that runs is interrupted by the end of the session', async () => {
    const { ping, ended, settled } = aPageWithPing();
    ended.next('replaced');
    await settled();
    expect(ping.$run.getState()).toMatchObject({ end: 'interrupted', endedAt: 7 });
    expect(ping.$running.getState()).toBe(false);
  });
});
