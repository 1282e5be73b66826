import type { DfsPrescanPort } from '@radiolink/application/regulation/regulation.port';
import type { Watched } from '@radiolink/application/watching/watched';
import type { DfsPrescan } from '@radiolink/domain/tools';
import { concat, defer, from, NEVER, type Observable, of, switchMap } from 'rxjs';
import type { PollingConditions } from '../polling/polling.ts';
import { hasVersionedToken, type MixedSettings, versionedPart } from './versioned-part.ts';

const NONE: Observable<Watched<null>> = concat(of({ kind: 'value', value: null } as const), NEVER);

/**
 * DFS prescan on a device with a classic login. The classic API has no such call, but the versioned API of
 * the same device may. reading 12.
 */
export class MixedDfsPrescan implements DfsPrescanPort {
  #loading: Promise<DfsPrescanPort> | undefined;

  constructor(private readonly settings: MixedSettings & PollingConditions) {}

  watch(): Observable<Watched<DfsPrescan | null>> {
    return defer(() =>
      hasVersionedToken(this.settings.session)
        ? from(this.#load()).pipe(switchMap(prescan => prescan.watch()))
        : NONE,
    );
  }

  async start(frequenciesMhz: readonly number[]): Promise<void> {
    await (await this.#load()).start(frequenciesMhz);
  }

  async stop(): Promise<void> {
    await (await this.#load()).stop();
  }

  #load(): Promise<DfsPrescanPort> {
    this.#loading ??= versionedPart(this.settings)
      .then(({ client, V1DfsPrescan }) => new V1DfsPrescan(client, this.settings))
      .catch((reason: unknown) => {
        this.#loading = undefined;
        throw reason;
      });
    return this.#loading;
  }
}
