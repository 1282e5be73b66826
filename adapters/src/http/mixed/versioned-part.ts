import type { SessionStore } from '@radiolink/application/session';
import type { FetchRequest } from '../client/index.ts';
import { borrowedSession } from './borrowed-session.ts';

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
  const { createV1Client, V1Cloud, V1Countries, V1DfsPrescan } = await import(
    /* webpackChunkName: "beside-classic" */ '../v1/beside-classic.ts'
  );
  const client = createV1Client({ ...settings, session: borrowedSession(session) });
  return { client, V1Cloud, V1Countries, V1DfsPrescan };
}
