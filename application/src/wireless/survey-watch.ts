import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { oneAtATime } from '../fetching/fetching.ts';
import type { SurveyCell } from '@radiolink/domain/tools';
import { createEffect, createEvent, createStore, type EventCallable, type Store } from 'effector';
import { lastValueFrom, tap } from 'rxjs';
import { expectOutage } from '../outage/expect-outage.ts';
import type { ExpectedOutage } from '../outage/expected-outage.ts';
import type { StatusModel } from '../status/status.model.ts';
import type { SiteSurveyPort } from '../site-survey/site-survey.port.ts';

/** The neighbours found by a scan, and whether a scan is under way. */
export interface ScannedNeighbours {
  readonly scanning: boolean;
  /** Undefined until something was scanned. */
  readonly cells?: readonly SurveyCell[];
  readonly failure?: FetchError;
}

/** A scan for neighbours, only on request: it takes the radio off its channel, and interrupts the link. */
export interface SurveyWatch {
  /** Asks with the name of the radio's interface. */
  readonly scanRequested: EventCallable<string>;
  readonly $neighbours: Store<ScannedNeighbours>;
}

export interface SurveyWatchPorts {
  readonly surveyPort: Pick<SiteSurveyPort, 'scan'>;
  readonly status: Pick<StatusModel, '$failures'>;
  readonly outage: Pick<ExpectedOutage, 'declared'>;
}

export function surveyWatch({ surveyPort: port, status, outage }: SurveyWatchPorts): SurveyWatch {
  const scanRequested = createEvent<string>();
  const received = createEvent<readonly SurveyCell[]>();
  const scanFx = createEffect((interfaceName: string) =>
    lastValueFrom(port.scan(interfaceName).pipe(tap(({ cells }) => received(cells))), { defaultValue: null }),
  );
  const $neighbours = createStore<ScannedNeighbours>({ scanning: false })
    .on(scanFx, ({ cells }) => ({ scanning: true, ...(cells && { cells }) }))
    .on(received, (state, cells) => ({ ...state, cells }))
    .on(scanFx.done, state => ({ ...state, scanning: false, cells: state.cells ?? [] }))
    .on(scanFx.failData, ({ cells }, reason) => {
      const failure = asFetchError(reason);
      return { scanning: false, ...(cells && { cells }), ...(failure && { failure }) };
    });
  // A page that is managed over the link and reloaded after the scan would lose what it found.
  expectOutage({ reason: 'scan', $isUnderWay: scanFx.pending, $failures: status.$failures, outage });
  oneAtATime(scanRequested, scanFx);
  return { scanRequested, $neighbours };
}
