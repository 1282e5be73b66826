import { combine, createEffect, sample } from 'effector';
import type { SessionStore } from '../session/session-store.port.ts';
import type { DashboardModel } from '../status/dashboard.model.ts';
import { leadId } from '../status/primary-issue.ts';
import type { AlertsModel } from './alerts.model.ts';

export interface RememberTimesPorts {
  readonly alerts: Pick<AlertsModel, '$alerts'>;
  readonly dashboard: Pick<DashboardModel, '$alertTimes' | '$lead'>;
  readonly sessionStore: Pick<SessionStore, 'set'>;
}

/** Remembers when the alerts and the leading fact began: the next load of the page reads it with `rememberedTimes`. */
export function rememberTimes({ alerts, dashboard, sessionStore }: RememberTimesPorts): void {
  const saveFx = createEffect((text: string) => sessionStore.set({ alert_times: text }));
  const $text = combine(
    alerts.$alerts,
    dashboard.$lead,
    dashboard.$alertTimes,
    (standing, lead, looked): string => {
      // Before the first look nothing is known to have ended.
      if (looked === null) return '';
      const leading = lead === null ? [] : [{ ...lead, id: leadId(lead.kind) }];
      return JSON.stringify(
        [...standing, ...leading].map(({ id, since, fromStart }) => [id, { since, fromStart }]),
      );
    },
  );
  const known = sample({ clock: $text, filter: text => text !== '' });
  sample({ clock: known, target: saveFx });
}
