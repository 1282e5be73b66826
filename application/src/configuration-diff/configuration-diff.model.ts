import { ConfigText, diffThreeConfigs } from '@radiolink/domain/configuration';
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
import { Clock } from '../clock/clock.port.ts';
import type { ApplyModel } from '../configuration/apply/apply.model.ts';
import { ConfigurationPort } from '../configuration/configuration.port.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import type { SnapshotsModel } from '../configuration/snapshots/snapshots.model.ts';
import { type Fetched, fetching } from '../fetching/fetching.ts';
import { DownloadPort } from '../files/download.port.ts';
import type { TransferFile } from '../files/transfer.ts';
import { SessionModel } from '../session/session.model.ts';
import { deviceName } from '../status/device-facts.ts';
import { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { type Comparison, compared, patchable, patchFile } from './comparison.ts';
import { type DeviceReading, deviceSides, missingSide, otherSides } from './offered-sides.ts';
import { type BackupText, defaultPair, type DiffPair, type DiffSide } from './diff-side.ts';
import {
  PermittedApply as PermittedApplyToken,
  SnapshotsModel as SnapshotsModelToken,
} from '../configuration/change-models.ts';
import { NotificationsModel } from '../notifications/notifications.model.ts';
import { notifyFileSaved } from '../notifications/notify-file-saved.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** The differences between the two sides. */
export type DiffState =
  | { readonly kind: 'waiting' }
  /** One of the sides could not be read from the device. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'unavailable'; readonly side: DiffSide }
  | { readonly kind: 'compared'; readonly comparison: Comparison };

/**
 * Two configurations side by side: of the device, edited, a snapshot in this browser, or from a local file that stays in the
 * page. It asks the device only while its page is shown, and changes nothing on it.
 */
export interface ConfigurationDiffModel {
  readonly shown: EventCallable<void>;
  readonly left: EventCallable<void>;
  /** Repeats the request to the device. */
  readonly readAgain: EventCallable<void>;
  /** The sides that the address names; what it leaves out is chosen by what is there. */
  readonly pairNamed: EventCallable<Partial<DiffPair>>;
  /** A backup was read from a local file and found to be sound. */
  readonly backupRead: EventCallable<BackupText>;
  /** Saves the difference as a file, without secrets. */
  readonly exported: EventCallable<void>;
  /** A file went to the browser's downloads; its name. */
  readonly saved: Event<string>;
  readonly $sides: Store<readonly DiffSide[]>;
  readonly $pair: Store<DiffPair>;
  readonly $state: Store<DiffState>;
  /** The question to the device. */
  readonly $reading: Store<Fetched<DeviceReading>>;
  /** Settings that are edited here and were concurrently changed on the device by another session. */
  readonly $disputed: Store<number>;
  /** Keys that a patch would hold. */
  readonly $patchSize: Store<number>;
}

export const ConfigurationDiffModel: Token<ConfigurationDiffModel> =
  token<ConfigurationDiffModel>('ConfigurationDiffModel');

interface ConfigurationDiffModelPorts {
  readonly storage: Pick<ConfigurationPort, 'read'>;
  readonly editing: EditingModel;
  readonly apply: Pick<ApplyModel, '$state' | '$staged' | '$unsaved' | '$savedBefore'>;
  readonly snapshots: Pick<SnapshotsModel, '$snapshots'>;
  readonly session: Pick<SessionModel, '$user'>;
  readonly status: Pick<StatusModel, 'slice'>;
  readonly download: DownloadPort;
  readonly clock: Clock;
}

/** Makes the model. */
export function createConfigurationDiffModel(ports: ConfigurationDiffModelPorts): ConfigurationDiffModel {
  const { storage, editing, apply, snapshots, session, status, download, clock } = ports;
  const shown = createEvent();
  const left = createEvent();
  const readAgain = createEvent();
  const pairNamed = createEvent<Partial<DiffPair>>();
  const backupRead = createEvent<BackupText>();
  const exported = createEvent();

  const $open = createStore(false)
    .on(shown, () => true)
    .on(left, () => false);
  const reading = fetching(async (): Promise<DeviceReading> => {
    const { text, modified } = await storage.read();
    return { config: ConfigText.parse(text), modified, at: clock.now() };
  });
  // A test that begins or ends, and a write, change what the device gives out.
  sample({
    clock: [shown, readAgain, apply.$state.map(({ kind }) => kind).updates, apply.$staged.updates],
    filter: $open,
    target: reading.start,
  });
  const $runningReading = createStore<DeviceReading | null>(null).on(reading.succeeded, (last, read) =>
    read.modified ? last : read,
  );

  const $file = createStore<BackupText | null>(null).on(backupRead, (_, file) => file);
  const $device = combine(
    {
      open: $open,
      read: reading.$state,
      runningReading: $runningReading,
      editing: editing.$state,
      apply: apply.$state,
      unsaved: apply.$unsaved,
      savedBefore: apply.$savedBefore,
      user: session.$user,
    },
    ({ open, read, user, ...known }) =>
      open
        ? deviceSides({
            ...known,
            reading: read.data,
            failed: !read.isFetching && read.message !== '',
            readOnly: user.readOnly,
          })
        : [],
  );
  const $others = combine(snapshots.$snapshots, $file, otherSides);
  const $sides = combine($device, $others, (device, others) => [...device, ...others]);

  const $named = createStore<Partial<DiffPair>>({}).on(pairNamed, (_, pair) => pair);
  const $pair = combine(
    {
      sides: $sides,
      named: $named,
      pending: editing.$pendingCount,
      snapshots: snapshots.$snapshots,
      testing: apply.$state.map(({ kind }) => kind === 'testing'),
    },
    ({ sides, named, ...facts }): DiffPair => ({ ...defaultPair(sides, facts), ...named }),
  );
  const $state = combine({ open: $open, sides: $sides, pair: $pair }, ({ open, sides, pair }) =>
    open ? stateOf(sides, pair) : WAITING,
  );
  const $changes = $state.map(state => (state.kind === 'compared' ? state.comparison.changes : []));
  const $disputed = combine($open, reading.$data, editing.$state, (open, read, state) => {
    if (!open || read === null || read.modified || state === null || state.underTest) return 0;
    const { original, running } = state.store;
    const all = diffThreeConfigs(original, running, read.config);
    return all.filter(({ changedBy }) => changedBy === 'conflict').length;
  });

  const $deviceName = status.slice(deviceName);
  const saveFx = createEffect((file: TransferFile) => download.save(file));
  sample({
    clock: exported,
    source: [$changes, $deviceName] as const,
    fn: ([differing, name]) => patchFile(differing, { deviceName: name ?? undefined, now: clock.now() }),
    target: saveFx,
  });

  return {
    shown,
    left,
    readAgain,
    pairNamed,
    backupRead,
    exported,
    saved: saveFx.done.map(({ params }) => params.name),
    $sides,
    $pair,
    $state,
    $reading: reading.$state,
    $disputed,
    $patchSize: $changes.map(differing => patchable(differing).length),
  };
}

const WAITING: DiffState = { kind: 'waiting' };

function stateOf(sides: readonly DiffSide[], pair: DiffPair): DiffState {
  const chosen = [pair.from, pair.to].map(id => sides.find(side => side.id === id) ?? missingSide(id));
  const [from, to] = chosen;
  const unavailable = chosen.find(({ content }) => content.kind === 'unavailable');
  if (unavailable !== undefined) return { kind: 'unavailable', side: unavailable };
  if (from?.content.kind === 'there' && to?.content.kind === 'there') {
    return { kind: 'compared', comparison: compared(from.content, to.content) };
  }
  return chosen.some(({ content }) => content.kind === 'failed') ? { kind: 'failed' } : WAITING;
}

interface DiffPagePorts extends ConfigurationDiffModelPorts {
  readonly notifications: NotificationsModel;
}

/** The diff, with a notification for each file it saves. */
function createDiffPage({ notifications, ...ports }: DiffPagePorts): ConfigurationDiffModel {
  const diff = createConfigurationDiffModel(ports);
  notifyFileSaved(diff, notifications);
  return diff;
}

/** The parts of the diff page. */
export const DIFF_MODELS = [
  bindModel(ConfigurationDiffModel, createDiffPage, {
    storage: ConfigurationPort,
    editing: EditingModel,
    apply: PermittedApplyToken,
    snapshots: SnapshotsModelToken,
    session: SessionModel,
    status: StatusModel,
    download: DownloadPort,
    clock: Clock,
    notifications: NotificationsModel,
  }),
];
