import type { StoredConfiguration } from '@radiolink/domain/configuration';
import { STARTUP_RETRY_MS } from '@radiolink/domain/status';
import { createEvent, type Event, type EventCallable, type Store, sample } from 'effector';
import { delayWhen, filter, take, timer } from 'rxjs';
import type { Fetching } from '../fetching/index.ts';
import type { VisibilityPort } from '../page/visibility.port.ts';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { CurrentUser } from '../session/session.port.ts';
import type { StatusModel } from '../status/status.model.ts';
import { LATE_RETRY_MS, START_LATE_MS, type StartState } from './start-state.ts';

interface Retried {
  readonly begun: Event<void>;
  readonly late: EventCallable<void>;
  readonly regulationLate: EventCallable<void>;
  readonly user: Fetching<CurrentUser>;
  readonly configuration: Fetching<StoredConfiguration>;
  readonly regulation: Fetching<DeviceRegulation>;
  readonly status: StatusModel;
  readonly session: Pick<SessionModel, '$ended'>;
  readonly visibility: VisibilityPort;
  readonly $arrived: Store<{
    readonly user: boolean;
    readonly status: boolean;
    readonly configuration: boolean;
  }>;
  readonly $state: Store<StartState>;
}

/**
 * When each part of the start is requested, and retried. Specification §4, Start-up, and §8, start-up data
 * failure.
 */
export function retryParts(start: Retried): void {
  const { begun, user, configuration, regulation, status, $state, $arrived } = start;
  const { $ended } = start.session;
  const after = (pauseMs: number, ready: () => void): void => {
    timer(pauseMs)
      .pipe(delayWhen(() => start.visibility.visible.pipe(filter(Boolean), take(1))))
      .subscribe(() => {
        if (!$ended.getState()) ready();
      });
  };

  $ended.watch(over => {
    if (over) status.closed();
  });

  const first = createEvent();
  let began = false;
  begun.watch(() => {
    if (began) return;
    began = true;
    status.opened();
    after(0, first);
    timer(START_LATE_MS).subscribe(() => start.late());
  });
  sample({ clock: first, target: [user.start, configuration.start] });

  for (const part of [user, configuration]) {
    part.failed.watch(() => {
      if (part.$data.getState() === null) after(STARTUP_RETRY_MS, part.start);
    });
  }

  // The status has its own back-off; at the start it is requested at the pace of the rest.
  status.$connection.updates.watch(connection => {
    if (connection.kind !== 'reconnecting' || connection.failures < 2) return;
    if (status.$status.getState() !== null) return;
    after(STARTUP_RETRY_MS, () => {
      status.closed();
      status.opened();
    });
  });

  let asked = false;
  $arrived.watch(arrived => {
    if (asked || !arrived.user || !arrived.status || !arrived.configuration) return;
    asked = true;
    regulation.start();
    timer(START_LATE_MS).subscribe(() => start.regulationLate());
  });
  regulation.failed.watch(() => {
    if (regulation.$data.getState() !== null) return;
    after($state.getState().phase === 'ready' ? LATE_RETRY_MS : STARTUP_RETRY_MS, regulation.start);
  });
}
