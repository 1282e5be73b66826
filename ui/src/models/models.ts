import type { WanModel } from '@radiolink/application/address-services';
import type { ChangeModels, EditingModel } from '@radiolink/application/configuration';
import type { ConfigurationDiffModel } from '@radiolink/application/configuration-diff';
import type { ApiVersionModel } from '@radiolink/application/api-version';
import type { ActionsModel } from '@radiolink/application/features';
import type { NotificationsModel } from '@radiolink/application/notifications';
import type { PreferencesModel } from '@radiolink/application/preferences';
import type { InterfaceFlagsModel } from '@radiolink/application/interface-flags';
import type { AlertsModel, NoticesModel } from '@radiolink/application/notices';
import type { HistoryModel } from '@radiolink/application/history';
import type { SessionModel } from '@radiolink/application/session';
import type { StartModel } from '@radiolink/application/start';
import type { StationsModel } from '@radiolink/application/station';
import type { DashboardModel, StatusModel } from '@radiolink/application/status';
import type { WirelessModel } from '@radiolink/application/wireless';
import { createContext, use } from 'react';

/** The models of the main application, built once at the root. */
export interface Models {
  readonly status: StatusModel;
  readonly session: SessionModel;
  readonly dashboard: DashboardModel;
  readonly stations: StationsModel;
  readonly start: StartModel;
  readonly editing: EditingModel;
  readonly changes: ChangeModels;
  readonly wireless: WirelessModel;
  readonly actions: ActionsModel;
  readonly alerts: AlertsModel;
  readonly notifications: NotificationsModel;
  readonly preferences: PreferencesModel;
  readonly notices: NoticesModel;
  readonly flags: InterfaceFlagsModel;
  readonly apiVersion: ApiVersionModel;
  readonly history: HistoryModel;
  readonly diff: ConfigurationDiffModel;
  readonly wan: WanModel;
}

const ModelsContext = createContext<Models | null>(null);

export const ModelsProvider = ModelsContext;

/** The models of the page that the component stands in. */
export function useModels(): Models {
  const models = use(ModelsContext);
  if (models === null) throw new Error('A component of the main application stands outside ModelsProvider.');
  return models;
}
