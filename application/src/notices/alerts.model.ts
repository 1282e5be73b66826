import { compareNotices, type Notice } from '@radiolink/domain/notices';
import { combine, createEvent, createStore, type EventCallable, type Store } from 'effector';
import type { DashboardModel } from '../status/dashboard.model.ts';
import { shareStructure } from '../status/share-structure.ts';
import { type Token, token } from '../wiring/token.ts';

/** What is wrong with the device, the worst first: what the status shows, and what the device itself tells. */
export interface AlertsModel {
  /** What the device tells beside its status: warnings, crashes, offers, its licence. The newest stands. */
  readonly noticesTold: EventCallable<readonly Notice[]>;
  readonly $alerts: Store<readonly Notice[]>;
}

/** Token of the alerts model. */
export const AlertsModel: Token<AlertsModel> = token<AlertsModel>('AlertsModel');

/** Gathers both; what the status shows is found by the dashboard's model, once. */
export function createAlertsModel({ $alerts }: Pick<DashboardModel, '$alerts'>): AlertsModel {
  const noticesTold = createEvent<readonly Notice[]>();
  const $notices = createStore<readonly Notice[]>([]).on(noticesTold, shareStructure);
  return {
    noticesTold,
    $alerts: combine($alerts, $notices, (seen, notices) => [...seen, ...notices].toSorted(compareNotices)),
  };
}
