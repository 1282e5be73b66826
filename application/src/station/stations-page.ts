import { Clock } from '../clock/clock.port.ts';
import { HeartbeatLock } from '../heartbeat/heartbeat-lock.ts';
import { createInterfaceFlagsModel, InterfaceFlagsModel } from '../interface-flags/interface-flags.model.ts';
import { NoticesModel } from '../notices/notices.token.ts';
import { NotificationsModel } from '../notifications/notifications.model.ts';
import { notifyKickResult } from './notify-kick-result.ts';
import { SessionModel } from '../session/session.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { recordKicks } from './record-kicks.ts';
import { RecorderModel } from '../timeline/recorder.token.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { ListChoicesPort } from './list-choices.port.ts';
import { StationNotesPort } from './station-notes.port.ts';
import { StationPort } from './station.port.ts';
import { createStationsModel, StationsModel, type StationsModelPorts } from './stations.model.ts';

interface StationsPagePorts extends StationsModelPorts {
  readonly notifications: NotificationsModel;
  readonly recorder: RecorderModel;
}

/** The stations, with a notification of the result of kicks for a user who has left the page, and a mark on the time axis. */
function createStationsPage({ notifications, recorder, ...ports }: StationsPagePorts): StationsModel {
  const stations = createStationsModel(ports);
  notifyKickResult(stations, notifications);
  recordKicks(stations, recorder, ports.clock);
  return stations;
}

/** The parts of the stations page. */
export const STATIONS_MODELS = [
  bindModel(StationsModel, createStationsPage, {
    status: StatusModel,
    session: SessionModel,
    stationPort: StationPort,
    notesPort: StationNotesPort,
    choicesPort: ListChoicesPort,
    clock: Clock,
    notifications: NotificationsModel,
    recorder: RecorderModel,
  }),
  bindModel(InterfaceFlagsModel, createInterfaceFlagsModel, {
    heartbeat: HeartbeatLock,
    stations: StationsModel,
    notices: NoticesModel,
  }),
];
