import type {
  LoginOutcome,
  LoginProblem,
  SessionPort,
  PublicInfoPort,
} from '@radiolink/application/session/session.port';
import { failureStatus } from '@radiolink/domain/errors';
import { isMissing } from '../client/missing.ts';

const NOT_FOUND = 404;

/** API calls that a login needs. */
export interface LoginAdapters {
  readonly session: SessionPort;
  readonly publicInfo: PublicInfoPort;
}

export interface LoginByDeviceOptions {
  readonly classic: LoginAdapters;
  /** Loaded only for a device that asks for it. */
  readonly loadVersioned: () => Promise<LoginAdapters>;
  /** True if an earlier login on this page found only the versioned API. */
  readonly isVersioned: () => boolean;
}

/**
 * The login of the interface that the device has: the classic one, unless its public info is missing (404)
 * and `public/device` is there. The choice is kept until the page is reloaded. reading 12.
 */
export function loginByDevice({ classic, loadVersioned, isVersioned }: LoginByDeviceOptions): LoginAdapters {
  let chosen: LoginAdapters | undefined;
  const known = async () => {
    if (chosen === undefined && isVersioned()) chosen = await loadVersioned();
    return chosen;
  };

  const publicInfo: PublicInfoPort = {
    async read(options) {
      const present = await known();
      if (present !== undefined) return present.publicInfo.read(options);
      try {
        return await classic.publicInfo.read(options);
      } catch (reason) {
        if (!isMissing(reason)) throw reason;
        const versioned = await loadVersioned().catch(() => Promise.reject(reason));
        const info = await versioned.publicInfo.read(options);
        chosen = versioned;
        return info;
      }
    },
  };

  /** Before the public info has come, a login by the classic API may find that the device lacks it. */
  const opened = async (open: (session: SessionPort) => Promise<LoginOutcome>): Promise<LoginOutcome> => {
    const before = await known();
    const outcome = await open((before ?? classic).session);
    if (before !== undefined || outcome.ok || !mayLackTheCall(outcome.problem)) return outcome;
    await publicInfo.read().catch(() => undefined);
    const after = await known();
    return after === undefined ? outcome : open(after.session);
  };

  const session: SessionPort = {
    login: (credentials, setup) => opened(each => each.login(credentials, setup)),
    loginWithTicket: ticketId => opened(each => each.loginWithTicket(ticketId)),
    logout: async () => ((await known()) ?? classic).session.logout(),
    currentUser: async () => ((await known()) ?? classic).session.currentUser(),
  };
  return { session, publicInfo };
}

/** Only then may a device have the versioned API alone. */
const mayLackTheCall = (problem: LoginProblem): boolean =>
  problem.kind === 'failed' && failureStatus(problem.failure) === NOT_FOUND;
