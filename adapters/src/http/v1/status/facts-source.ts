import type { Clock } from '@radiolink/application/clock/clock.port';
import { asFetchError } from '@radiolink/domain/errors';
import type { V1Client } from '../client/v1-client.ts';
import { type BodiesOf, composedReads } from '../compose/compose.ts';
import { type DeviceFacts, NO_FACTS } from '../statistics/device-facts.ts';
import { mapDeviceFacts } from '../statistics/device-facts.mapper.ts';

/** What every device has comes first: one that fails stops those after it. */
const ROUTES = ['/device', '/system', '/system/airos/configuration', '/interfaces', '/tools/unms'] as const;
/** A changed hostname or address is visible after this duration. */
const GOOD_FOR_MS = 60_000;
const FIRST_FAILURE = 400;

/** Values that the device reports once: requested in one batch, and again each minute. */
export class FactsSource {
  #facts: DeviceFacts = NO_FACTS;
  #requestedAt: number | undefined;
  #isAsking = false;

  constructor(
    private readonly client: V1Client,
    private readonly clock: Clock,
  ) {}

  /**
   * The facts; the earlier ones when the device fails to report them. Never rejects with a `RequestFailure`.
   */
  async read(signal: AbortSignal): Promise<DeviceFacts> {
    const now = this.clock.now();
    if (this.#requestedAt !== undefined && Math.abs(now - this.#requestedAt) < GOOD_FOR_MS)
      return this.#facts;
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

  /** Asks again next time: something of it was written. */
  forget(): void {
    this.#requestedAt = undefined;
  }
}
