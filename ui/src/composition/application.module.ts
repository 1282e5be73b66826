import { ApiVersionModel, ApiVersionPort, createApiVersionModel } from '@radiolink/application/api-version';
import { createWanModel, DhcpClientPort, PppoePort, WanModel } from '@radiolink/application/address-services';
import { Clock } from '@radiolink/application/clock';
import { ConfigurationPort, createEditingModel, EditingModel } from '@radiolink/application/configuration';
import {
  type ExpectedOutage,
  ExpectedOutageToken,
  PagePort,
  VisibilityPort,
} from '@radiolink/application/page';
import { createHistoryModel, HistoryModel, LinkHistoryPort } from '@radiolink/application/history';
import { HeartbeatLock } from '@radiolink/application/heartbeat';
import { createInterfaceFlagsModel, InterfaceFlagsModel } from '@radiolink/application/interface-flags';
import { createNoticesModel, NoticesModel, NoticesPort } from '@radiolink/application/notices';
import { CountriesPort, DfsPrescanPort, RegulatoryDomainPort } from '@radiolink/application/regulation';
import {
  createSessionModel,
  SessionEndPort,
  SessionModel,
  SessionPort,
  SessionStore,
} from '@radiolink/application/session';
import { createStartModel, StartModel } from '@radiolink/application/start';
import {
  createStationsModel,
  ListChoicesPort,
  StationNotesPort,
  StationPort,
  StationsModel,
} from '@radiolink/application/station';
import {
  createDashboardModel,
  createStatusModel,
  DashboardModel,
  StatusModel,
  StatusPort,
} from '@radiolink/application/status';
import { DownloadPort } from '@radiolink/application/transfer';
import { SiteSurveyPort } from '@radiolink/application/tools';
import { createWirelessModel, WirelessModel } from '@radiolink/application/wireless';
import { ContainerModule } from 'inversify';

/** The models of the main application, each made once from its ports. */
export const applicationModule = new ContainerModule(({ bind }) => {
  bind(StatusModel)
    .toResolvedValue(
      (statusPort: StatusPort, clock: Clock, page: PagePort, outage: ExpectedOutage) =>
        createStatusModel({ statusPort, clock, page: outage.guarding(page) }),
      [StatusPort, Clock, PagePort, ExpectedOutageToken],
    )
    .inSingletonScope();
  bind(DashboardModel)
    .toResolvedValue((status: StatusModel) => createDashboardModel(status), [StatusModel])
    .inSingletonScope();
  bind(SessionModel)
    .toResolvedValue(
      (sessionPort: SessionPort, sessionEnd: SessionEndPort, sessionStore: SessionStore, page: PagePort) =>
        createSessionModel({ sessionPort, sessionEnd, sessionStore, page }),
      [SessionPort, SessionEndPort, SessionStore, PagePort],
    )
    .inSingletonScope();
  bind(StartModel)
    .toResolvedValue(
      (
        status: StatusModel,
        session: SessionModel,
        sessionPort: SessionPort,
        sessionStore: SessionStore,
        configurationPort: ConfigurationPort,
        regulationPort: RegulatoryDomainPort,
        visibility: VisibilityPort,
      ) =>
        createStartModel({
          status,
          session,
          sessionPort,
          sessionStore,
          configurationPort,
          regulationPort,
          visibility,
        }),
      [
        StatusModel,
        SessionModel,
        SessionPort,
        SessionStore,
        ConfigurationPort,
        RegulatoryDomainPort,
        VisibilityPort,
      ],
    )
    .inSingletonScope();
  bind(StationsModel)
    .toResolvedValue(
      (
        status: StatusModel,
        session: SessionModel,
        stationPort: StationPort,
        notesPort: StationNotesPort,
        choicesPort: ListChoicesPort,
        download: DownloadPort,
        clock: Clock,
      ) => createStationsModel({ status, session, stationPort, notesPort, choicesPort, download, clock }),
      [StatusModel, SessionModel, StationPort, StationNotesPort, ListChoicesPort, DownloadPort, Clock],
    )
    .inSingletonScope();
  bind(EditingModel)
    .toResolvedValue(
      (storage: ConfigurationPort, start: StartModel) =>
        createEditingModel(storage, start.configuration.succeeded),
      [ConfigurationPort, StartModel],
    )
    .inSingletonScope();
  bind(WirelessModel)
    .toResolvedValue(
      (
        start: StartModel,
        editing: EditingModel,
        regulationPort: RegulatoryDomainPort,
        countriesPort: CountriesPort,
        surveyPort: SiteSurveyPort,
        sessionStore: SessionStore,
        prescanPort: DfsPrescanPort,
        session: SessionModel,
        status: StatusModel,
        clock: Clock,
      ) =>
        createWirelessModel({
          start,
          editing,
          regulationPort,
          countriesPort,
          surveyPort,
          sessionStore,
          prescanPort,
          session,
          status,
          clock,
        }),
      [
        StartModel,
        EditingModel,
        RegulatoryDomainPort,
        CountriesPort,
        SiteSurveyPort,
        SessionStore,
        DfsPrescanPort,
        SessionModel,
        StatusModel,
        Clock,
      ],
    )
    .inSingletonScope();
  bind(NoticesModel)
    .toResolvedValue(
      (noticesPort: NoticesPort, session: SessionModel, dashboard: DashboardModel, clock: Clock) =>
        createNoticesModel({ noticesPort, session, dashboard, clock }),
      [NoticesPort, SessionModel, DashboardModel, Clock],
    )
    .inSingletonScope();
  bind(InterfaceFlagsModel)
    .toResolvedValue(
      (heartbeat: HeartbeatLock, stations: StationsModel, notices: NoticesModel) =>
        createInterfaceFlagsModel({ heartbeat, stations, notices }),
      [HeartbeatLock, StationsModel, NoticesModel],
    )
    .inSingletonScope();
  bind(ApiVersionModel)
    .toResolvedValue(
      (apiVersion: ApiVersionPort, page: PagePort) => createApiVersionModel({ apiVersion, page }),
      [ApiVersionPort, PagePort],
    )
    .inSingletonScope();
  bind(HistoryModel)
    .toResolvedValue(
      (historyPort: LinkHistoryPort, visibility: VisibilityPort) =>
        createHistoryModel({ historyPort, visibility }),
      [LinkHistoryPort, VisibilityPort],
    )
    .inSingletonScope();
  bind(WanModel)
    .toResolvedValue(
      (
        dhcpPort: DhcpClientPort,
        pppoePort: PppoePort,
        visibility: VisibilityPort,
        status: StatusModel,
        session: SessionModel,
      ) => createWanModel({ dhcpPort, pppoePort, visibility, status, session }),
      [DhcpClientPort, PppoePort, VisibilityPort, StatusModel, SessionModel],
    )
    .inSingletonScope();
});
