import { idleLimitSeconds, sessionEndCause } from '@radiolink/domain/session';
import { combine, createEffect, createEvent, sample } from 'effector';
import { createApiVersionModel } from '../api-version/api-version.model.ts';
import { rememberTest } from '../configuration/apply/remember-test.ts';
import { createChangeModels } from '../configuration/change-models.ts';
import { createEditingModel } from '../configuration/editing.model.ts';
import { createNoticesModel } from '../notices/notices.model.ts';
import { rememberTimes } from '../notices/remember-times.ts';
import type { ExpectedOutage } from '../outage/expected-outage.ts';
import { countryBeforeWrite } from '../configuration/country-before-write.ts';
import { reloadForNewInterface } from '../served-interface/new-interface.ts';
import { createReplacedInterfaceModel } from '../served-interface/replaced-interface.model.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { StartModel } from '../start/start.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import { createRecorderModel } from '../timeline/recorder.model.ts';
import { createRunningToolsModel } from '../tool-runs/running-tools.model.ts';
import { createWirelessModel } from '../wireless/wireless.model.ts';
import type { LaterProgram } from './later-models.ts';
import type { LaterPorts } from './later-ports.ts';
import type { Program, ProgramPorts } from './program.ts';

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

interface EndCauseParts {
  readonly outage: Pick<ExpectedOutage, '$awayFor' | '$notBackFrom'>;
  readonly session: Pick<SessionModel, '$endCause'>;
  readonly start: { readonly configuration: Pick<StartModel['configuration'], '$data'> };
  readonly status: Pick<StatusModel, '$ageSeconds' | '$reconnecting'>;
}

/** A device that did not answer for so long is away, whatever its connection is called. */
const AWAY_SECONDS = 10;

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
      wasLost: status.$reconnecting,
      idleSeconds: start.configuration.$data.map(read => (read === null ? 0 : idleLimitSeconds(read.text))),
    },
    ({ awayFor, notBackFrom, age, wasLost, idleSeconds }) => {
      const silentSeconds = age ?? 0;
      const overdueFor = silentSeconds >= AWAY_SECONDS ? notBackFrom : null;
      return sessionEndCause({
        awayFor: awayFor ?? overdueFor ?? undefined,
        silentSeconds,
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
