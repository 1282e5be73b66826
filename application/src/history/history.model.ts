import {
  type Explanation,
  explain,
  greatestChange,
  logEvents,
  type HistoryEvent,
  type HistoryRecord,
  type DeviceHistory,
  joinHistory,
} from '@radiolink/domain/history';
import { message } from '@radiolink/domain/errors';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { firstValueFrom, timeout } from 'rxjs';
import { Clock } from '../clock/clock.port.ts';
import type { SnapshotsModel } from '../configuration/snapshots/snapshots.model.ts';
import type { Snapshot } from '../configuration/snapshots/snapshots.port.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { onDemand } from '../fetching/on-demand.ts';
import { type LinkHistory, LinkHistoryPort } from '../history/link-history.port.ts';
import { LogPort } from '../log/log.port.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { deviceName } from '../status/device-facts.ts';
import { receivedDirection } from '../status/chart-series.ts';
import { StatusModel } from '../status/status.model.ts';
import { reportFile, type ReportFormat, type Words } from '../tool-runs/tool-report.ts';
import { DownloadPort } from '../files/download.port.ts';
import type { TransferFile } from '../files/transfer.ts';
import { type Place, placeOf, type Precipitation, WeatherPort } from '../weather/weather.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { configurationEvents } from './configuration-events.ts';
import { deviceRecord } from './device-record.ts';
import { RecorderModel } from '../recorder/recorder.token.ts';
import { historyReport } from './history-report.ts';
import { SnapshotsModel as SnapshotsModelToken } from '../configuration/change-models.ts';
import { bindModel } from '../wiring/model-binding.ts';

export interface HistoryPorts {
  readonly recorder: RecorderModel;
  readonly status: Pick<StatusModel, '$status' | 'currentFx' | 'slice'>;
  readonly snapshots: Pick<SnapshotsModel, '$snapshots'>;
  readonly editing: Pick<EditingModel, '$saved'>;
  readonly historyPort: LinkHistoryPort;
  readonly log: LogPort;
  readonly weather: WeatherPort;
  readonly visibility: VisibilityPort;
  readonly download: DownloadPort;
  readonly clock: Clock;
}

/** The time axis of a device, and what changed around a time that is picked on it. */
export interface HistoryModel {
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  readonly picked: EventCallable<number>;
  readonly exported: EventCallable<{ readonly format: ReportFormat; readonly words: Words }>;
  readonly saved: Event<string>;
  readonly deleted: EventCallable<void>;
  /** Empty while the page is not open: each minute would work out an axis that nobody sees. */
  readonly $history: Store<DeviceHistory>;
  /** The picked time; without one, when the readings changed most. Null while nothing stands out. */
  readonly $at: Store<number | null>;
  readonly $explanation: Store<Explanation | null>;
  readonly $snapshots: Store<readonly Snapshot[]>;
  /** True until the device has answered, also before the page is opened. */
  readonly $reading: Store<boolean>;
  /** Samples of the device's record that have no place on the axis: its clock was not set then. */
  readonly $unplaced: Store<number>;
}

export const HistoryModel: Token<HistoryModel> = token<HistoryModel>('HistoryModel');

/** What the device told of its own history. */
interface Reported {
  readonly history: LinkHistory | undefined;
  readonly lines: readonly string[];
  readonly rain: readonly Precipitation[];
  readonly deviceTime: string | undefined;
  readonly at: number;
}

const MINUTE_MS = 60_000;
const FIVE_MINUTES_MS = 300_000;
const LOG_MS = 8000;
const NO_RECORD: HistoryRecord & { readonly unplaced: number } = {
  samples: [],
  intervalMs: FIVE_MINUTES_MS,
  unplaced: 0,
};
const NO_HISTORY: DeviceHistory = { samples: [], events: [], gaps: [] };
const NO_EVENTS: readonly HistoryEvent[] = [];

/** Makes the model. The device is asked for its record, log and weather once each time the page is opened. */
export function createHistoryModel(ports: HistoryPorts): HistoryModel {
  const { recorder, status, editing, clock, visibility, download } = ports;
  const picked = createEvent<number>();
  const exported = createEvent<{ readonly format: ReportFormat; readonly words: Words }>();
  const $place = combine(
    status.slice(({ gps }) => gps ?? null),
    editing.$saved,
    placeOf,
  );
  const { opened, closed, readFx, ...reads } = onDemand(
    async (place: Place | null) => reportedHistory(ports, place),
    $place,
    visibility,
  );
  const $isOpen = createStore(false)
    .on(opened, () => true)
    .on(closed, () => false);
  const $reported = createStore<Reported | null>(null).on(readFx.doneData, (_, answer) => answer);
  sample({ clock: opened, target: recorder.wanted });
  sample({
    clock: readFx.doneData,
    fn: ({ rain, at }) => rainEvents(rain, at),
    target: recorder.noted,
  });

  const $received = status.$status.map(receivedDirection);
  const $record = combine($reported, $received, (answer, received) =>
    answer?.history === undefined
      ? NO_RECORD
      : deviceRecord(answer.history, {
          received,
          deviceTime: answer.deviceTime,
          now: answer.at,
          zoneMinutes: new Date(answer.at).getTimezoneOffset(),
        }),
  );
  const $zone = editing.$saved.map(saved => saved?.get('system.timezone') ?? null);
  const $logged = combine($reported, $zone, (answer, zone) =>
    answer === null ? NO_EVENTS : logEvents(answer.lines, answer.deviceTime, answer.at, zone ?? undefined),
  );
  const $history = combine(
    {
      isOpen: $isOpen,
      recorded: recorder.$recorded,
      record: $record,
      logged: $logged,
      snapshots: ports.snapshots.$snapshots,
    },
    ({ isOpen, recorded, record, logged, snapshots }) =>
      isOpen
        ? joinHistory({ samples: recorded.samples, intervalMs: MINUTE_MS }, record, [
            ...recorded.events,
            ...configurationEvents(snapshots),
            ...logged,
          ])
        : NO_HISTORY,
  );
  const $chosen = createStore<number | null>(null)
    .on(picked, (_, at) => at)
    .reset(closed);
  const $greatest = combine($history, $chosen, ({ samples }, chosen) =>
    chosen === null ? (greatestChange(samples) ?? null) : null,
  );
  const $at = combine($chosen, $greatest, (chosen, greatest) => chosen ?? greatest);
  const $explanation = combine($isOpen, $history, $at, (isOpen, history, at) =>
    isOpen && at !== null ? explain(history, at) : null,
  );

  const $deviceName = status.slice(deviceName);
  const saveFx = createEffect((file: TransferFile) => download.save(file));
  sample({
    clock: exported,
    source: { history: $history, name: $deviceName },
    fn: ({ history, name }, { format, words }) =>
      reportFile(historyReport(history, words), {
        format,
        words,
        deviceName: name ?? undefined,
        now: clock.now(),
      }),
    target: saveFx,
  });
  return {
    opened,
    closed,
    picked,
    exported,
    saved: saveFx.done.map(({ params }) => params.name),
    deleted: recorder.deleted,
    $history,
    $at,
    $explanation,
    $snapshots: ports.snapshots.$snapshots,
    $reading: combine($isOpen, reads.$reading, (isOpen, reading) => !isOpen || reading),
    $unplaced: $record.map(({ unplaced }) => unplaced),
  };
}

/** A device keeps some of it, or nothing: what it does not answer is not there. */
async function reportedHistory(
  { status, historyPort, log, weather, clock }: HistoryPorts,
  place: Place | null,
): Promise<Reported> {
  // Both of one moment: what the device dates is placed by their difference, and the answers may take seconds.
  const deviceTime = (await status.currentFx())?.host.localTime || undefined;
  const at = clock.now();
  const span = historyPort.spans.at(-1) ?? 'day';
  const [history, answer, rain] = await Promise.allSettled([
    historyPort.read(span),
    firstValueFrom(log.watch().pipe(timeout(LOG_MS))),
    place === null ? Promise.resolve([]) : weather.precipitation(place),
  ]);
  const lines =
    answer.status === 'fulfilled' && answer.value.kind === 'value' ? answer.value.value.lines : [];
  return {
    history: history.status === 'fulfilled' ? history.value : undefined,
    lines,
    rain: rain.status === 'fulfilled' ? (rain.value ?? []) : [],
    deviceTime,
    at,
  };
}

/** Rain that fell; what is only forecast is no event. */
function rainEvents(hours: readonly Precipitation[], now: number): readonly HistoryEvent[] {
  return hours
    .filter(({ time, millimetres }) => time * 1000 <= now && millimetres > 0)
    .map(({ time, millimetres }) => ({
      at: time * 1000,
      kind: 'rain',
      message: message('Rain: {millimetres} mm in an hour', { millimetres }),
    }));
}

/** The parts of the page. */
export const HISTORY_MODELS = [
  bindModel(HistoryModel, createHistoryModel, {
    recorder: RecorderModel,
    status: StatusModel,
    snapshots: SnapshotsModelToken,
    editing: EditingModel,
    historyPort: LinkHistoryPort,
    log: LogPort,
    weather: WeatherPort,
    visibility: VisibilityPort,
    download: DownloadPort,
    clock: Clock,
  }),
];
