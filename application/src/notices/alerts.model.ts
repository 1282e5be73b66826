import { compareNotices, type Notice } from '@radiolink/domain/notices';
import { combine, createEvent, createStore, type EventCallable, type Store } from 'effector';
import type { DashboardModel } from '../status/dashboard.model.ts';
import { shareStructure } from '../status/share-structure.ts';
import { type Token, token } from '../wiring/token.ts';

/** Alerts of the device, the most severe first: those from the status, and the device's own notices. */
export interface AlertsModel {
  /**
   * Notices of the device in addition to its status: warnings, crashes, offers, its licence. The newest one
   * applies.
   */
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
