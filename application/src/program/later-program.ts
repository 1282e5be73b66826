import { createEffect, createEvent, sample } from 'effector';
import { type ApiVersionModel, createApiVersionModel } from '../api-version/api-version.model.ts';
import type { ApiVersionPort } from '../api-version/api-version.port.ts';
import type { ProbePort } from '../configuration/probe.port.ts';
import { type ChangeModels, createChangeModels } from '../configuration/change-models.ts';
import type { ConfigurationTestPort } from '../configuration/configuration-test.port.ts';
import type { ChangeMemoryPort } from '../configuration/drafts/change-memory.port.ts';
import type { TabsPort } from '../configuration/drafts/tabs.port.ts';
import { createEditingModel, type EditingModel } from '../configuration/editing.model.ts';
import type { SnapshotsPort } from '../configuration/snapshots/snapshots.port.ts';
import type { PresencePort } from '../presence/presence.port.ts';
import type { NoticesModel } from '../notices/notices.token.ts';
import { rememberTimes } from '../notices/remember-times.ts';
import { createNoticesModel } from '../notices/notices.model.ts';
import type { NoticesPort } from '../notices/notices.port.ts';
import { reloadForNewInterface } from '../served-interface/new-interface.ts';
import type { PlacePort } from '../place/place.port.ts';
import {
  createReplacedInterfaceModel,
  type ReplacedInterfaceModel,
} from '../served-interface/replaced-interface.model.ts';
import type { ServedInterfacePort } from '../served-interface/served-interface.port.ts';
import type { CountriesPort } from '../regulation/countries.port.ts';
import type { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { DfsPrescanPort } from '../regulation/dfs-prescan.port.ts';
import type { SiteSurveyPort } from '../site-survey/site-survey.port.ts';
import { followEndCause } from './end-cause.ts';
import { rememberTest } from '../configuration/apply/remember-test.ts';
import { createRunningToolsModel, type RunningToolsModel } from '../tool-runs/running-tools.model.ts';
import type { PastStorePort } from '../timeline/past-store.port.ts';
import type { RecorderModel } from '../timeline/recorder.token.ts';
import { createRecorderModel } from '../timeline/recorder.model.ts';
import { createWirelessModel, type WirelessModel } from '../wireless/wireless.model.ts';
import type { Program, ProgramPorts } from './program.ts';

/** Ports of the later part of the program, in addition to those of the first part. */
export interface LaterPorts {
  readonly regulationPort: RegulatoryDomainPort;
  readonly noticesPort: NoticesPort;
  readonly apiVersion: ApiVersionPort;
  readonly test: ConfigurationTestPort;
  readonly presence: PresencePort;
  readonly probe: ProbePort;
  readonly place: PlacePort;
  readonly servedInterface: ServedInterfacePort;
  readonly tabs: TabsPort;
  readonly memory: ChangeMemoryPort;
  readonly snapshotsPort: SnapshotsPort;
  readonly countriesPort: CountriesPort;
  readonly surveyPort: SiteSurveyPort;
  readonly prescanPort: DfsPrescanPort;
  readonly pastStore: PastStorePort;
}

/** Models with the lifetime of the page that the first figures do not need. */
export interface LaterProgram extends ChangeModels {
  readonly notices: NoticesModel;
  readonly apiVersion: ApiVersionModel;
  readonly replacedInterface: ReplacedInterfaceModel;
  readonly editing: EditingModel;
  readonly wireless: WirelessModel;
  readonly tools: RunningToolsModel;
  readonly recorder: RecorderModel;
}

/** Composes the later part: notices, and everything about changes to the configuration. decided.md row 31. */
export function createLaterProgram(program: Program, ports: ProgramPorts & LaterPorts): LaterProgram {
  const { start, alerts } = program;
  const storage = ports.configurationPort;
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
    fn: () => undefined,
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
