import type { Clock } from '@radiolink/application/clock/clock.port';
import { asFetchError } from '@radiolink/domain/errors';
import type { V1Client } from '../client/v1-client.ts';
import { type BodiesOf, composedReads, sentWrites } from '../compose/compose.ts';
import { type DeviceFacts, NO_FACTS, mapDeviceFacts } from '../statistics/device-facts.mapper.ts';

/** What every device has comes first: one that fails stops those after it. */
const ROUTES = ['/device', '/system', '/system/airos/configuration', '/interfaces', '/tools/unms'] as const;
/** What another session changes, such as the hostname, is visible after this duration. */
const GOOD_FOR_MS = 60_000;
/** The device restarts into what this session wrote: until it has, the facts are asked for again so often. */
const UNSETTLED = { goodForMs: 5000, lastsMs: 60_000 } as const;
const FIRST_FAILURE = 400;

/** Values that the device reports once: requested in one batch, again each minute, and soon after this session wrote. */
export class FactsSource {
  #facts: DeviceFacts = NO_FACTS;
  #requestedAt: number | undefined;
  #isAsking = false;
  #writes = 0;
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly client: V1Client,
    private readonly clock: Clock,
  ) {}

  /**
   * The facts; the earlier ones when the device fails to report them. Never rejects with a `RequestFailure`.
   */
  async read(signal: AbortSignal): Promise<DeviceFacts> {
    const now = this.clock.now();
    if (this.#areGood(now)) return this.#facts;
    try {
      const answers = await composedReads(this.client, ROUTES, { signal });
      const [device, system, configuration, interfaces, cloud] = answers.map(({ body, statusCode }) =>
        statusCode < FIRST_FAILURE ? body : undefined,
      ) as unknown as BodiesOf<typeof ROUTES>;
      this.#facts = mapDeviceFacts({ device, system, configuration, interfaces, cloud });
      this.#requestedAt = now;
    } catch (reason) {
      if (asFetchError(reason) === undefined) throw reason;
    }
    return this.#facts;
  }

  /** The newest facts, without waiting; asks again in the background when they are old. */
  known(): DeviceFacts {
    if (!this.#isAsking) {
      this.#isAsking = true;
      void this.read(new AbortController().signal).finally(() => (this.#isAsking = false));
    }
    return this.#facts;
  }

  #areGood(now: number): boolean {
    const writes = sentWrites(this.client);
    if (writes !== this.#writes) {
      this.#writes = writes;
      this.#writtenAt = now;
      return false;
    }
    const isUnsettled = Math.abs(now - this.#writtenAt) < UNSETTLED.lastsMs;
    const goodForMs = isUnsettled ? UNSETTLED.goodForMs : GOOD_FOR_MS;
    return this.#requestedAt !== undefined && Math.abs(now - this.#requestedAt) < goodForMs;
  }
}
