import { ConfigurationDiffModel } from '@radiolink/application/configuration-diff';
import { ActionsModel, createActionsModel } from '@radiolink/application/features';
import { AlertsModel, createAlertsModel, NoticesModel } from '@radiolink/application/notices';
import {
  createNotificationsModel,
  NotificationsModel,
  tellOfFiles,
  tellOfKicks,
} from '@radiolink/application/notifications';
import {
  createPreferencesModel,
  PreferencesModel,
  PreferencesPort,
} from '@radiolink/application/preferences';
import { PublicInfoPort, SessionStore } from '@radiolink/application/session';
import { StationsModel } from '@radiolink/application/station';
import { DashboardModel } from '@radiolink/application/status';
import { sample } from 'effector';
import { ContainerModule } from 'inversify';

/** The models of the frame around every page. */
export const frameModule = new ContainerModule(({ bind }) => {
  bind(ActionsModel).toResolvedValue(createActionsModel).inSingletonScope();
  bind(AlertsModel)
    .toResolvedValue(
      (dashboard: DashboardModel, notices: NoticesModel) => {
        const alerts = createAlertsModel(dashboard);
        sample({ clock: notices.$told, target: alerts.noticesTold });
        return alerts;
      },
      [DashboardModel, NoticesModel],
    )
    .inSingletonScope();
  bind(NotificationsModel)
    .toResolvedValue(
      (stations: StationsModel, diff: ConfigurationDiffModel) => {
        const notifications = createNotificationsModel();
        tellOfFiles(stations, notifications);
        tellOfFiles(diff, notifications);
        tellOfKicks(stations, notifications);
        return notifications;
      },
      [StationsModel, ConfigurationDiffModel],
    )
    .inSingletonScope();
  bind(PreferencesModel)
    .toResolvedValue(
      (preferencesPort: PreferencesPort, publicInfo: PublicInfoPort, sessionStore: SessionStore) =>
        createPreferencesModel({ preferencesPort, publicInfo, sessionStore }),
      [PreferencesPort, PublicInfoPort, SessionStore],
    )
    .inSingletonScope();
});
