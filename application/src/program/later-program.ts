import {
  DraftsModel,
  PermittedApply,
  SettingsContextModel,
  SnapshotsModel,
  createChangeModels,
} from '../configuration/change-models.ts';
import { ApiVersionModel, createApiVersionModel } from '../api-version/api-version.model.ts';
import { EditingModel, createEditingModel } from '../configuration/editing.model.ts';
import { NoticesModel } from '../notices/notices.token.ts';
import {
  ReplacedInterfaceModel,
  createReplacedInterfaceModel,
  reloadForNewInterface,
} from '../served-interface/replaced-interface.model.ts';
import { RecorderModel } from '../recorder/recorder.token.ts';
import { RunningToolsModel, createRunningToolsModel } from '../tool-runs/running-tools.model.ts';
import { WirelessModel, createWirelessModel } from '../wireless/wireless.model.ts';
import type { Found } from '../wiring/model-binding.ts';
import { ApiVersionPort } from '../api-version/api-version.port.ts';
import { ProbePort } from '../configuration/probe.port.ts';
import { ConfigurationTestPort } from '../configuration/configuration-test.port.ts';
import { ChangeMemoryPort } from '../configuration/drafts/change-memory.port.ts';
import { TabsPort } from '../configuration/drafts/tabs.port.ts';
import { SnapshotsPort } from '../configuration/snapshots/snapshots.port.ts';
import { LivenessPort } from '../presence/liveness.port.ts';
import { NoticesPort } from '../notices/notices.port.ts';
import { LocationPort } from '../place/place.port.ts';
import { ServedInterfacePort } from '../served-interface/served-interface.port.ts';
import { CountriesPort, DfsPrescanPort } from '../regulation/regulation.port.ts';
import { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import { SiteSurveyPort } from '../site-survey/site-survey.port.ts';
import { HistoryStorePort } from '../recorder/history-store.port.ts';
import { idleLimitSeconds, sessionEndCause } from '@radiolink/domain/session';
import { combine, createEffect, createEvent, sample } from 'effector';
import { rememberTest } from '../configuration/apply/remember-test.ts';
import { createNoticesModel } from '../notices/notices.model.ts';
import { rememberTimes } from '../notices/remember-times.ts';
import type { ExpectedOutage } from '../outage/expected-outage.ts';
import { countryBeforeWrite } from '../configuration/country-before-write.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { StartModel } from '../start/start.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import { createRecorderModel } from '../recorder/recorder.model.ts';
import type { Program, ProgramPorts } from './program.ts';

/** Models with the lifetime of the page that the first figures do not need. */
type LaterProgram = Found<typeof LATER_MODELS>;

/** Where they are found. */
export const LATER_MODELS = {
  notices: NoticesModel,
  apiVersion: ApiVersionModel,
  replacedInterface: ReplacedInterfaceModel,
  editing: EditingModel,
  wireless: WirelessModel,
  drafts: DraftsModel,
  apply: PermittedApply,
  snapshots: SnapshotsModel,
  settings: SettingsContextModel,
  tools: RunningToolsModel,
  recorder: RecorderModel,
};

/** Ports of the later part of the program, in addition to those of the first part. */
export type LaterPorts = Found<typeof LATER_PORTS>;

/** Where they are found. */
export const LATER_PORTS = {
  regulationPort: RegulatoryDomainPort,
  noticesPort: NoticesPort,
  apiVersion: ApiVersionPort,
  test: ConfigurationTestPort,
  presence: LivenessPort,
  probe: ProbePort,
  place: LocationPort,
  servedInterface: ServedInterfacePort,
  tabs: TabsPort,
  memory: ChangeMemoryPort,
  snapshotsPort: SnapshotsPort,
  countriesPort: CountriesPort,
  surveyPort: SiteSurveyPort,
  prescanPort: DfsPrescanPort,
  historyStore: HistoryStorePort,
};

/** Composes the later part: notices, and everything about changes to the configuration. reading 31. */
export function createLaterProgram(program: Program, ports: ProgramPorts & LaterPorts): LaterProgram {
  const { start, alerts } = program;
  const storage = countryBeforeWrite(ports.configurationPort, ports.regulationPort);
  const editing = createEditingModel(storage, start.configuration.succeeded);
  const wireless = createWirelessModel({ ...ports, ...program, editing });
  const changes = createChangeModels({
    ...ports,
    ...program,
    editing,
    storage,
    $regulation: wireless.$regulation,
  });
  const notices = createNoticesModel({ ...ports, ...program });
  const recorder = createRecorderModel({ ...ports, ...program });
  const apiVersion = createApiVersionModel(ports);
  const replacedInterface = createReplacedInterfaceModel(ports);
  reloadForNewInterface({ ...ports, ...program });
  sample({ clock: notices.$reported, target: alerts.noticesReported });
  rememberTimes({ ...ports, ...program });
  rememberTest(changes.apply.$state, ports.sessionStore);
  followEndCause(program);

  const composed = createEvent();
  // The start may have read the configuration before this part was there.
  const read = sample({ clock: composed, source: start.configuration.$data });
  sample({ clock: read.filterMap(known => known ?? undefined), target: editing.configurationRead });
  // Whoever loaded this part needs it: what belongs to it stands at once.
  sample({ clock: composed, target: start.laterNeeded });
  // What the page can do without at first does not compete with what it starts with.
  sample({
    clock: [composed, start.$state],
    source: start.$state,
    filter: ({ phase }) => phase === 'ready',
    target: [
      notices.opened,
      apiVersion.opened,
      start.regulationNeeded,
      createEffect(() => ports.sessionEnd.prepare()),
    ],
  });
  composed();
  return {
    notices,
    apiVersion,
    replacedInterface,
    editing,
    wireless,
    ...changes,
    tools: createRunningToolsModel(program),
    recorder,
  };
}

interface EndCauseParts {
  readonly outage: Pick<ExpectedOutage, '$awayFor' | '$notBackFrom'>;
  readonly session: Pick<SessionModel, '$endCause'>;
  readonly start: { readonly configuration: Pick<StartModel['configuration'], '$data'> };
  readonly status: Pick<StatusModel, '$ageSeconds' | '$failures' | '$reconnecting'>;
}

/** A device that did not answer for so long is away, whatever its connection is called. */
const LONG_SILENCE_SECONDS = 10;

/**
 * Keeps why the session would end now, once the device has answered. A restart that takes longer than expected is still
 * one while the device is away.
 */
function followEndCause({ outage, session, start, status }: EndCauseParts): void {
  const $cause = combine(
    {
      awayFor: outage.$awayFor,
      notBackFrom: outage.$notBackFrom,
      age: status.$ageSeconds,
      missed: status.$failures,
      wasLost: status.$reconnecting,
      idleSeconds: start.configuration.$data.map(read => (read === null ? 0 : idleLimitSeconds(read.text))),
    },
    ({ awayFor, notBackFrom, age, missed, wasLost, idleSeconds }) => {
      const silentSeconds = age ?? 0;
      const overdueFor = silentSeconds >= LONG_SILENCE_SECONDS ? notBackFrom : null;
      return sessionEndCause({
        awayFor: awayFor ?? overdueFor ?? undefined,
        silentSeconds,
        missed,
        wasLost,
        idleSeconds,
      });
    },
  );
  sample({
    clock: [$cause, status.$ageSeconds],
    source: { cause: $cause, age: status.$ageSeconds },
    filter: ({ age }) => age !== null,
    fn: ({ cause }) => cause,
    target: session.$endCause,
  });
}
