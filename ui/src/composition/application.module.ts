import { Clock } from '@radiolink/application/clock';
import { PagePort } from '@radiolink/application/page';
import {
  createSessionModel,
  SessionEndPort,
  SessionModel,
  SessionPort,
  SessionStore,
} from '@radiolink/application/session';
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
import { type Token, token } from '@radiolink/application/wiring';
import { ContainerModule } from 'inversify';
import type { Models } from '../models/index.ts';

/** Token of all models together. */
export const ModelsToken: Token<Models> = token<Models>('Models');

/** The models of the main application, each made once from its ports. */
export const applicationModule = new ContainerModule(({ bind }) => {
  bind(StatusModel)
    .toResolvedValue(
      (statusPort: StatusPort, clock: Clock, page: PagePort) =>
        createStatusModel({ statusPort, clock, page }),
      [StatusPort, Clock, PagePort],
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
  bind(ModelsToken)
    .toResolvedValue(
      (
        status: StatusModel,
        session: SessionModel,
        dashboard: DashboardModel,
        stations: StationsModel,
      ): Models => ({ status, session, dashboard, stations }),
      [StatusModel, SessionModel, DashboardModel, StationsModel],
    )
    .inSingletonScope();
});
