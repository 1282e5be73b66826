import { type FetchError, RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { BehaviorSubject, Observable, Subject } from 'rxjs';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';
import { createSessionModel } from '../session/session.model.ts';
import type { SessionEndReason } from '../session/session.port.ts';
import type { SessionValues } from '../session/session-store.port.ts';
import { createStatusModel } from '../status/status.model.ts';
import type { StatusEvent } from '../status/status.port.ts';
import { createStartModel } from './start.model.ts';

/** Response of a device in a test to one call: data, or a failure. */
export type Script<T> = () => T | FetchError;

export const GONE: FetchError = { kind: 'network', reason: 'unreachable', message: 'No answer.' };
export const BROKEN: FetchError = { kind: 'response-status', status: 500, statusText: 'Error' };

export const REGULATION: DeviceRegulation = {
  domain: { countryCode: 276, countryName: 'Germany', interfaces: [] },
};

export interface StartScript {
  readonly user?: Script<{ readonly readOnly: boolean }>;
  readonly status?: Script<object>;
  readonly configuration?: Script<object>;
  readonly regulation?: Script<DeviceRegulation>;
}

/** A start on a device whose responses are scripted. Counts the requests. */
export function startStage(script: StartScript = {}, values: Partial<SessionValues> = {}) {
  const requested = { user: 0, status: 0, configuration: 0, regulation: 0 };
  const sessionValues: Partial<SessionValues> = { logged_in: true, username: 'anna', ccode: 276, ...values };
  const visible = new BehaviorSubject(true);
  const ended = new Subject<SessionEndReason>();
  const answer = async <T extends object>(part: keyof typeof requested, of: Script<T>): Promise<T> => {
    requested[part] += 1;
    const answered = of();
    if ('kind' in answered) throw new RequestFailure(answered as FetchError);
    return answered as T;
  };
  const sessionStore = {
    get: <K extends keyof SessionValues>(key: K) => sessionValues[key],
    set: (set: Partial<SessionValues>) => void Object.assign(sessionValues, set),
    clear: () => undefined,
  };
  let failures = 0;
  const watch = () =>
    new Observable<StatusEvent>(subscriber => {
      let timer: ReturnType<typeof setTimeout>;
      const poll = () => {
        requested.status += 1;
        const answered = (script.status ?? (() => ({})))();
        const now = Date.now();
        if ('kind' in answered) {
          failures += 1;
          const failure = answered as FetchError;
          const nextTryAt = now + 5000;
          subscriber.next({ kind: 'failure', failure, failures, failedAt: now, nextTryAt });
          timer = setTimeout(poll, 5000);
        } else {
          failures = 0;
          subscriber.next({
            kind: 'sample',
            status: ptpAccessPointStatus(),
            receivedAt: now,
          });
        }
      };
      timer = setTimeout(poll, 1);
      return () => clearTimeout(timer);
    });
  const reloads: number[] = [];
  const page = { reload: () => void reloads.push(Date.now()) };
  const status = createStatusModel({
    statusPort: { watch },
    clock: { now: () => Date.now() },
    visibility: { visible },
  });
  const never = () => Promise.reject(new Error('not asked'));
  const currentUser = async () => {
    const user = await answer('user', script.user ?? (() => ({ readOnly: false })));
    return { username: 'anna', sso: false, accountUrl: '', avatar: '', ...user };
  };
  const sessionPort = { login: never, loginWithTicket: never, logout: never, currentUser };
  const session = createSessionModel({
    sessionPort,
    sessionEnd: { ended, prepare: async () => undefined, answering: async () => undefined },
    sessionStore,
    page,
  });
  const stored = { text: 'a=1', modified: false, firstSetup: false };
  const model = createStartModel({
    status,
    session,
    sessionPort,
    sessionStore,
    configurationPort: {
      read: async () => ({
        ...stored,
        ...(await answer('configuration', script.configuration ?? (() => ({})))),
      }),
    },
    regulationPort: { read: () => answer('regulation', script.regulation ?? (() => REGULATION)) },
    visibility: { visible },
  });
  session.opened();
  return { model, status, session, requested, sessionValues, visible, ended, reloads, stored };
}
