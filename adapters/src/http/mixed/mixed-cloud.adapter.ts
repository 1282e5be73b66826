import { CloudPort } from '@radiolink/application/cloud/cloud.port';
import type { Watched } from '@radiolink/application/watching/watched';
import type { CloudManagementStatus } from '@radiolink/domain/cloud';
import { concat, defer, from, NEVER, type Observable, switchMap, takeWhile } from 'rxjs';
import type { PollingConditions } from '../polling/polling.ts';
import { hasVersionedToken, type MixedSettings, versionedPart } from './versioned-part.ts';
import { classicPort } from '../classic/classic-ports.ts';

/** A device that does not know the call will not learn it. */
const isOffered = (one: Watched<CloudManagementStatus>): boolean =>
  one.kind === 'value' || !('statusCode' in one.failure && one.failure.statusCode === 404);

/**
 * Cloud management on a device with a classic login. The classic API reports it in the status only, but the versioned API of
 * the same device may know more, and connect. reading 12.
 */
class MixedCloud implements CloudPort {
  #loading: Promise<CloudPort> | undefined;

  constructor(private readonly settings: MixedSettings & PollingConditions) {}

  watch(): Observable<Watched<CloudManagementStatus>> {
    return defer(() =>
      hasVersionedToken(this.settings.session)
        ? concat(
            from(this.#load()).pipe(
              switchMap(cloud => cloud.watch()),
              takeWhile(isOffered),
            ),
            NEVER,
          )
        : NEVER,
    );
  }

  async connect(key: string): Promise<void> {
    await (await this.#load()).connect(key);
  }

  async disconnect(): Promise<void> {
    await (await this.#load()).disconnect();
  }

  #load(): Promise<CloudPort> {
    this.#loading ??= versionedPart(this.settings)
      .then(({ client, V1Cloud }) => new V1Cloud(client, this.settings))
      .catch((reason: unknown) => {
        this.#loading = undefined;
        throw reason;
      });
    return this.#loading;
  }
}

/** Cloud management of a device with the classic API. */
export const PORTS = [
  classicPort(
    CloudPort,
    ({ session, visibility, heartbeat, settings }) =>
      new MixedCloud({ ...settings, session, visibility, heartbeat }),
  ),
];
