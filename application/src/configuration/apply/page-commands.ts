import type { ImpactContext } from '@radiolink/domain/impact';
import type { LinkSample } from '@radiolink/domain/link';
import { attach, createEvent, type Effect, type EventCallable, type Store, sample } from 'effector';
import type { StatusModel } from '../../status/status.model.ts';
import type { DraftsModel } from '../drafts/drafts.model.ts';
import type { EditingModel } from '../editing.model.ts';
import type { SnapshotsModel } from '../snapshots/snapshots.model.ts';
import type { ApplyEvent, CommandOf } from './apply-machine.ts';
import type { TestedPrediction } from '../drafts/change-memory.port.ts';
import { isOtherEnd, lostChanges, externalChange, outcomeMemory, testNote } from './change-memory.ts';
import {
  type DeviceCommand,
  type DeviceCommandKind,
  type DeviceCommandPorts,
  handleDeviceCommand,
} from './command-handlers.ts';

export interface DeviceCommandParts extends DeviceCommandPorts {
  readonly editing: Pick<EditingModel, '$state' | 'repositoryOf'>;
  readonly $facts: Store<ImpactContext>;
  readonly dispatch: EventCallable<ApplyEvent>;
}

type DeviceCommandFx = Effect<DeviceCommand, ApplyEvent | undefined>;

/** Commands of the machine on the device; every response is an event. */
export function createDeviceCommands(
  parts: DeviceCommandParts,
): Readonly<Record<DeviceCommandKind, DeviceCommandFx>> {
  const { editing } = parts;
  const commandFx: DeviceCommandFx = attach({
    source: { state: editing.$state, facts: parts.$facts },
    effect: ({ state, facts }, command: DeviceCommand) =>
      handleDeviceCommand(command, parts, { repository: editing.repositoryOf(state), facts }),
  });
  sample({ clock: commandFx.doneData.filterMap(answer => answer), target: parts.dispatch });
  return {
    ask: commandFx,
    probe: commandFx,
    leave: commandFx,
    'check-address': commandFx,
    write: commandFx,
    keep: commandFx,
    revert: commandFx,
    'note-test': commandFx,
  };
}

export interface BrowserCommandParts {
  readonly editing: EditingModel;
  readonly drafts: DraftsModel;
  readonly snapshots: SnapshotsModel;
  readonly status: StatusModel;
  /** When the device started, milliseconds since the epoch; null if not reported. */
  readonly $bootedAt: Store<number | null>;
  /** The link before the test that was started here; null if it was not measured. */
  readonly $linkBefore: Store<LinkSample | null>;
  /** What the changes sent last were expected to do to it; null if nothing, or unknown. */
  readonly $tested: Store<TestedPrediction | null>;
  readonly dispatch: EventCallable<ApplyEvent>;
}

/** Commands of the machine on the draft and the browser's storage. */
export function createBrowserCommands(parts: BrowserCommandParts) {
  const { editing, drafts, snapshots, status, dispatch } = parts;
  const saveSnapshotFx = attach({
    effect: snapshots.saveFx,
    mapParams: ({ store }: CommandOf<'save-snapshot'>) => store,
  });
  sample({
    clock: saveSnapshotFx.finally,
    fn: ({ params: { attempt } }) => ({ kind: 'snapshot-saved', attempt }) as const,
    target: dispatch,
  });

  const loadIdleContext = createEvent<CommandOf<'load-idle-context'>>();
  const note = sample({
    clock: loadIdleContext,
    source: { memory: drafts.$memory, state: editing.$state },
    fn: ({ memory, state }) => externalChange(memory, state),
  });
  sample({ clock: note.filterMap(known => known), target: drafts.noted });
  sample({
    clock: loadIdleContext,
    source: {
      memory: drafts.$memory,
      state: editing.$state,
      newest: status.$status,
      bootedAt: parts.$bootedAt,
    },
    fn: ({ memory, state, newest, bootedAt }) =>
      ({
        kind: 'idle-context-loaded',
        memory,
        isConfigurationKnown: state !== null,
        isStatusKnown: newest !== null,
        bootedAt,
      }) as const,
    target: dispatch,
  });

  const rememberTest = createEvent<CommandOf<'remember-test'>>();
  sample({
    clock: rememberTest,
    source: { before: parts.$linkBefore, expected: parts.$tested },
    fn: (known, test) => testNote({ ...test, ...known }),
    target: drafts.noted,
  });
  const rememberTestEnd = createEvent<CommandOf<'remember-test-end'>>();
  sample({
    clock: rememberTestEnd,
    source: drafts.$memory,
    filter: (memory, { endsAt }) => isOtherEnd(memory, endsAt),
    fn: (_, { endsAt }) => ({ kind: 'test-end', endsAt }) as const,
    target: drafts.noted,
  });

  const restoreLost = createEvent<CommandOf<'restore-lost'>>();
  const lost = sample({
    clock: restoreLost,
    source: editing.$saved,
    fn: (saved, { outcome, sent }) => lostChanges(outcome, sent, saved),
  });
  sample({ clock: lost, filter: ({ size }) => size > 0, target: editing.edited });

  const rememberOutcome = createEvent<CommandOf<'remember-outcome'>>();
  const remembered = sample({
    clock: rememberOutcome,
    source: { remembered: drafts.$memory, saved: editing.$saved },
    fn: (known, { from, done, sent }) => outcomeMemory({ ...known, from, done, sent }),
  });
  sample({
    clock: remembered,
    fn: ({ isOwn }) => ({ kind: 'outcome-remembered', isOwn }) as const,
    target: dispatch,
  });
  sample({ clock: remembered.filterMap(({ note: known }) => known), target: drafts.noted });
  const draftRequest = remembered.filterMap(memory => memory.draftRequest);
  sample({ clock: draftRequest, target: drafts.written });
  sample({ clock: draftRequest, target: drafts.draftRequested });

  return {
    'save-snapshot': saveSnapshotFx,
    'take-configuration': editing.configurationRead.prepend(
      ({ read }: CommandOf<'take-configuration'>) => read,
    ),
    'load-idle-context': loadIdleContext,
    'offer-draft': drafts.draftRequested.prepend<void>(() => ({
      sent: undefined,
      isInForce: false,
    })),
    'remember-test': rememberTest,
    'remember-test-end': rememberTestEnd,
    'restore-lost': restoreLost,
    'remember-outcome': rememberOutcome,
    'forget-outcome': drafts.noted.prepend<void>(() => ({ kind: 'outcome-closed' })),
  } as const;
}
