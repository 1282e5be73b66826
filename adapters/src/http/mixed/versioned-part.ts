import type { SessionStore } from '@radiolink/application/session/session-store.port';
import type { FetchRequest } from '../client/fetch-request.ts';
import { unsupported } from '../client/unsupported.ts';

export interface MixedSettings {
  /** Empty in the page, which the device itself serves. */
  readonly baseUrl: string;
  readonly fetch: FetchRequest;
  readonly session: Pick<SessionStore, 'get'>;
}

/** True if the classic login returned a token, which the versioned API requires. */
export function hasVersionedToken(session: Pick<SessionStore, 'get'>): boolean {
  return (session.get('utoken') ?? '') !== '';
}

/** The versioned adapters of a device with a classic login, and a client on its session. Loaded when first needed. */
export async function versionedPart({ session, ...settings }: MixedSettings) {
  const { createV1Client, V1Cloud, V1Countries, V1DfsPrescan, V1Locate, V1SupportFile } = await import(
    /* webpackChunkName: "beside-classic" */ '../v1/beside-classic.ts'
  );
  const client = createV1Client({ ...settings, session: borrowedSession(session) });
  return { client, V1Cloud, V1Countries, V1DfsPrescan, V1Locate, V1SupportFile };
}

/** The same, or the failure of a device whose login gave no token for them. */
export function offeredPart(settings: MixedSettings): ReturnType<typeof versionedPart> {
  return hasVersionedToken(settings.session) ? versionedPart(settings) : Promise.reject(unsupported());
}

/**
 * The session of the classic login, lent to calls of the versioned API: they may use its token, and no refusal of
 * theirs ends it. A device without that API may refuse them in any way it likes.
 */
function borrowedSession(session: Pick<SessionStore, 'get'>): SessionStore {
  return {
    get: key => (key === 'logged_in' ? undefined : session.get(key)),
    set: () => undefined,
    clear: () => undefined,
  };
}
