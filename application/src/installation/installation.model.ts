import type { BoardCapabilities } from '@radiolink/domain/device';
import type { Message } from '@radiolink/domain/errors';
import type { Notice } from '@radiolink/domain/notices';
import {
  type Installation,
  type InstallationReport,
  installationText,
  type LinkReport,
  linkReport,
  linkReportJson,
  linkWarnings,
  type ReportedFade,
  type ReportedSetting,
  reportedFades,
  reportedSettings,
} from '@radiolink/domain/report';
import { inEnglish } from '@radiolink/domain/settings';
import type { DeviceStatus } from '@radiolink/domain/status';
import { datedFileName, firstCodePoints } from '@radiolink/domain/text';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  merge,
  type Store,
  sample,
} from 'effector';
import { Clock } from '../clock/clock.port.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { storedClimate } from '../fade/stored-climate.ts';
import { DownloadPort } from '../files/download.port.ts';
import type { TransferFile } from '../files/transfer.ts';
import { PreferencesPort } from '../preferences/preferences.port.ts';
import { RemoteDeviceModel } from '../remote-device/remote-device.model.ts';
import { SessionModel } from '../session/session.model.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { SpeedTestMemoryPort } from '../speed-test/speed-test.port.ts';
import { StartModel } from '../start/start.model.ts';
import { DashboardModel } from '../status/dashboard.model.ts';
import { deviceName } from '../status/device-facts.ts';
import { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import {
  createRemoteSettings,
  type RemoteSettings,
  type SessionFindings,
  sessionFindings,
} from './report-findings.ts';
import { REMOTE_DEVICE_MODELS } from '../remote-device/models.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** What is typed on the page. It lasts as long as the page, and is stored nowhere. */
export type TypedReport = Readonly<Record<TypedField, string>>;
export type TypedField = 'site' | 'remoteSite' | 'installedBy' | 'notes';

export type InstallationFormat = 'txt' | 'json';

export interface InstallationPorts {
  readonly status: Pick<StatusModel, '$status' | 'slice'>;
  readonly dashboard: Pick<DashboardModel, '$alerts'>;
  readonly editing: Pick<EditingModel, '$saved'>;
  readonly session: Pick<SessionModel, '$ended'>;
  readonly start: Pick<StartModel, '$board'>;
  readonly sessionStore: SessionStore;
  readonly memory: SpeedTestMemoryPort;
  readonly download: DownloadPort;
  readonly preferencesPort: PreferencesPort;
  /** Its settings are read where a session with it is open. */
  readonly remote: Pick<RemoteDeviceModel, '$session'>;
  readonly clock: Clock;
}

/** The report of an installation: readings of one moment with what was typed and measured. */
export interface InstallationModel extends Omit<RemoteSettings, '$remoteSettings'> {
  /** Takes the readings of now, or the first ones where there are none yet. */
  readonly taken: EventCallable<void>;
  readonly typed: EventCallable<{ readonly field: TypedField; readonly text: string }>;
  readonly exported: EventCallable<InstallationFormat>;
  /** Name of the saved file. */
  readonly saved: Event<string>;
  readonly $typed: Store<TypedReport>;
  /** Null until there are readings. */
  readonly $report: Store<InstallationReport | null>;
  /** The warnings of the report, to be translated. */
  readonly $warnings: Store<readonly Message[]>;
}

export const InstallationModel: Token<InstallationModel> = token<InstallationModel>('InstallationModel');

interface Taken {
  readonly status: DeviceStatus;
  readonly alerts: readonly Notice[];
  readonly saved: ReadonlyMap<string, string>;
}

/** All of a report but what is typed. */
interface Measured {
  readonly report: LinkReport;
  readonly found: SessionFindings;
  readonly settings: readonly ReportedSetting[];
  readonly warnings: readonly Message[];
  readonly fades: readonly ReportedFade[];
}

const NOTHING_TYPED: TypedReport = { site: '', remoteSite: '', installedBy: '', notes: '' };
/** Longer texts are a mistake of the clipboard, characters. */
export const LONGEST_TYPED = { site: 200, remoteSite: 200, installedBy: 200, notes: 4000 } as const;
const TYPES = { txt: 'text/plain;charset=utf-8', json: 'application/json' } as const;

/** Makes the model. What it reports of this device is known already; the remote one is asked for its configuration, once a report. */
export function createInstallationModel(ports: InstallationPorts): InstallationModel {
  const { status, dashboard, editing, session, start, sessionStore, memory, download, clock } = ports;
  const { preferencesPort, remote } = ports;
  const taken = createEvent();
  const typed = createEvent<{ readonly field: TypedField; readonly text: string }>();
  const exported = createEvent<InstallationFormat>();

  const $known = combine({ status: status.$status, alerts: dashboard.$alerts, saved: editing.$saved });
  const $measured = createStore<Measured | null>(null, { serialize: 'ignore' });
  const first = sample({
    clock: $known,
    source: $measured,
    filter: (before, { status: read }) => before === null && read !== null,
    fn: (_, known) => known,
  });
  // What the tools found is read with the readings: the report is of one moment.
  const measureFx = createEffect((known: Taken): Measured => {
    const now = clock.now();
    return {
      report: linkReport(known.status, now),
      found: sessionFindings(sessionStore, memory, now),
      settings: reportedSettings(known.saved),
      warnings: warningsOf(known),
      fades: reportedFades(known.status, {
        configuration: known.saved,
        climate: storedClimate(known.status, preferencesPort),
      }),
    };
  });
  const usable = merge([sample({ clock: taken, source: $known }), first]).filterMap(
    ({ status: read, ...known }): Taken | undefined =>
      read === null ? undefined : { status: read, ...known },
  );
  sample({ clock: usable, target: measureFx });
  $measured.on(measureFx.doneData, (_, now) => now);

  const { $remoteSettings, ...ofRemote } = createRemoteSettings(usable, remote.$session);

  const $typed = createStore(NOTHING_TYPED)
    .on(typed, (before, { field, text }) => ({
      ...before,
      [field]: firstCodePoints(text, LONGEST_TYPED[field]),
    }))
    .reset(session.$ended);
  const $report = combine(
    $measured,
    $typed,
    start.$board,
    $remoteSettings,
    (measured, texts, board, remoteSettings): InstallationReport | null => {
      if (measured === null) return null;
      const { report, found, settings, warnings, fades } = measured;
      const installation: Installation = {
        ...entered(texts),
        ...found,
        ...identityOf(board),
        settings,
        ...(remoteSettings !== null && { remoteSettings }),
        warnings: warnings.map(inEnglish),
        fades,
      };
      return { ...report, installation };
    },
  );

  const $deviceName = status.slice(deviceName);
  const saveFx = createEffect((file: TransferFile) => download.save(file));
  const files = sample({
    clock: exported,
    source: { report: $report, name: $deviceName },
    fn: ({ report, name }, format): TransferFile | null =>
      report === null
        ? null
        : {
            name: datedFileName('installation', name ?? '', clock.now(), format),
            content: new Blob([format === 'txt' ? installationText(report) : linkReportJson(report)], {
              type: TYPES[format],
            }),
          },
  }).filterMap(file => file ?? undefined);
  sample({ clock: files, target: saveFx });

  return {
    taken,
    typed,
    exported,
    saved: saveFx.done.map(({ params }) => params.name),
    $typed,
    $report,
    $warnings: $measured.map(measured => measured?.warnings ?? []),
    ...ofRemote,
  };
}

/** What the links say, then the alerts of the device. */
function warningsOf({ status, alerts }: Taken): readonly Message[] {
  const ofLinks = linkWarnings(status);
  const keys = new Set(ofLinks.map(({ key }) => key));
  // What is said of each link is not said again with the figures of another moment: that of the worst station, or of the one link.
  const isSaid = ({ id, message: { key } }: Notice): boolean =>
    id === 'sector-red-stations' || (id.startsWith('link-') && keys.has(key));
  const all = [
    ...ofLinks,
    ...alerts.filter(alert => alert.severity !== 'notice' && !isSaid(alert)).map(alert => alert.message),
  ];
  return [...new Map(all.map(warning => [inEnglish(warning), warning])).values()];
}

function identityOf({ identity }: BoardCapabilities): Pick<Installation, 'board'> {
  const { sysId, cpuRevision, fccId, icId } = identity;
  const board = { sysId, cpuRevision, fccId, icId };
  return Object.values(board).every(text => text === undefined) ? {} : { board };
}

function entered(texts: TypedReport): Pick<Installation, TypedField> {
  const given = (text: string): string | undefined => text.trim() || undefined;
  return {
    site: given(texts.site),
    remoteSite: given(texts.remoteSite),
    installedBy: given(texts.installedBy),
    notes: given(texts.notes),
  };
}

/** The parts of the page. */
export const INSTALLATION_MODELS = [
  ...REMOTE_DEVICE_MODELS,
  bindModel(InstallationModel, createInstallationModel, {
    status: StatusModel,
    dashboard: DashboardModel,
    editing: EditingModel,
    session: SessionModel,
    start: StartModel,
    sessionStore: SessionStore,
    memory: SpeedTestMemoryPort,
    download: DownloadPort,
    preferencesPort: PreferencesPort,
    remote: RemoteDeviceModel,
    clock: Clock,
  }),
];
