import { failureText, message } from '@radiolink/domain/errors';
import { sample } from 'effector';
import type { Kick } from './station-kick.model.ts';
import { StationsModel, createStationsModel, type StationsModelPorts } from './stations.model.ts';
import { NotificationsModel, type NewNotification } from '../notifications/notifications.model.ts';
import { Clock } from '../clock/clock.port.ts';
import { RecorderModel } from '../recorder/recorder.token.ts';
import { HeartbeatLock } from '../heartbeat/heartbeat-lock.ts';
import { createInterfaceFlagsModel, InterfaceFlagsModel } from '../interface-flags/interface-flags.model.ts';
import { NoticesModel } from '../notices/notices.token.ts';
import { SessionModel } from '../session/session.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { ListChoicesPort, StationNotesPort, StationPort } from './station.port.ts';

/** The result of a kick, for a user who has left its page; undefined while there is no result. */
export function kickNotification(kick: Kick): NewNotification | undefined {
  if (kick.kind !== 'done' && kick.kind !== 'failed') return undefined;
  const { mac, name } = kick.target;
  const values = { station: name ?? mac };
  if (kick.kind === 'done') {
    return { id: `kick-${mac}`, type: 'success', message: message('{station} was kicked.', values) };
  }
  const text = kick.failure === null ? '' : failureText(kick.failure);
  return {
    id: `kick-${mac}`,
    type: 'danger',
    message:
      text === ''
        ? message('{station} was not kicked.', values)
        : message('{station} was not kicked: {reason}', { ...values, reason: message(text) }),
  };
}

/**
 * Notifies the user of the result of each kick, unless the details of the station are open: they show it
 * themselves.
 */
export function notifyKickResult(
  { $kick, $selected }: Pick<StationsModel, '$kick' | '$selected'>,
  { notified }: Pick<NotificationsModel, 'notified'>,
): void {
  const due = sample({
    clock: $kick.updates,
    source: $selected,
    fn: (selected, kick) => {
      const isOpen = kick.kind !== 'none' && selected?.row.station.mac === kick.target.mac;
      return isOpen ? undefined : kickNotification(kick);
    },
  });
  sample({ clock: due.filterMap(notification => notification), target: notified });
}

/** Puts each kick on the time axis: the silence of the station then has its reason. */
export function recordKicks(
  { $kick }: Pick<StationsModel, '$kick'>,
  { noted }: Pick<RecorderModel, 'noted'>,
  clock: Clock,
): void {
  sample({
    clock: $kick.updates.filterMap(kick => (kick.kind === 'done' ? kick.target : undefined)),
    fn: ({ mac, name }) => [
      {
        at: clock.now(),
        kind: 'kick' as const,
        message: message('{station} was kicked.', { station: name ?? mac }),
      },
    ],
    target: noted,
  });
}

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
