import { idleLimitSeconds, sessionEndCause } from '@radiolink/domain/session';
import { combine, sample } from 'effector';
import type { ExpectedOutage } from '../outage/expected-outage.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { StartModel } from '../start/start.model.ts';
import type { StatusModel } from '../status/status.model.ts';

interface EndCauseParts {
  readonly outage: Pick<ExpectedOutage, '$awayFor' | '$notBackFrom'>;
  readonly session: Pick<SessionModel, '$endCause'>;
  readonly start: { readonly configuration: Pick<StartModel['configuration'], '$data'> };
  readonly status: Pick<StatusModel, '$ageSeconds' | '$reconnecting'>;
}

/** A device that did not answer for so long is away, whatever its connection is called. */
const AWAY_SECONDS = 10;

/**
 * Keeps why the session would end now, once the device has answered. A restart that takes longer than expected is still
 * one while the device is away.
 */
export function followEndCause({ outage, session, start, status }: EndCauseParts): void {
  const $cause = combine(
    {
      awayFor: outage.$awayFor,
      notBackFrom: outage.$notBackFrom,
      age: status.$ageSeconds,
      wasLost: status.$reconnecting,
      idleSeconds: start.configuration.$data.map(read => (read === null ? 0 : idleLimitSeconds(read.text))),
    },
    ({ awayFor, notBackFrom, age, wasLost, idleSeconds }) => {
      const silentSeconds = age ?? 0;
      const overdueFor = silentSeconds >= AWAY_SECONDS ? notBackFrom : null;
      return sessionEndCause({
        awayFor: awayFor ?? overdueFor ?? undefined,
        silentSeconds,
        wasLost,
        idleSeconds,
      });
    },
  );
  sample({
    clock: [$cause, status.$ageSeconds],
    source: { cause: $cause, age: status.$ageSeconds },
    filter: ({ age }) => age !== null,
    fn: ({ cause }) => cause,
    target: session.$endCause,
  });
}
