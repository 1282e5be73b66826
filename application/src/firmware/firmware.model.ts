import { type FirmwareTarget, type FirmwareUpdate, upgradeSecondsOf } from '@radiolink/domain/device';
import type { FetchError } from '@radiolink/domain/errors';
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
import { lastFailure } from '../fetching/fetching.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { StartModel } from '../start/start.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import { failureOf } from '../streams/streamed.ts';
import { linkPartner } from '../system/link-partner.ts';
import { type Token, token } from '../wiring/token.ts';
import type { FirmwarePort, RemoteFirmwarePort } from './firmware.port.ts';
import {
  type FileSending,
  fileSendingOf,
  type ImageSending,
  type Sending,
  sendingOf,
} from './image-sending.ts';
import type { RemoteUpgradeMemoryPort } from './remote-upgrade-memory.port.ts';
import { isRemoteUpgrading, rememberedUpgrade, rememberUpgrade } from './upgrade-memory.ts';
import { NO_UPGRADE, nextUpgrade, type UpgradeEvent, type UpgradeState } from './upgrade-state.ts';
import {
  holdHeartbeats,
  type LocalUpgradePorts,
  reloadOnReturn,
  type RunningVersion,
  type UpgradeWatchPorts,
  watchOtherSessions,
  watchReturn,
} from './upgrade-watch.ts';

export interface FirmwareModelPorts extends Omit<UpgradeWatchPorts, 'memory'>, LocalUpgradePorts {
  readonly firmware: FirmwarePort;
  readonly sessionStore: Pick<SessionStore, 'get' | 'set'>;
  readonly start: Pick<StartModel, '$board'>;
  readonly status: Pick<StatusModel, 'slice'>;
  readonly remoteUpgrade: Pick<RemoteUpgradeMemoryPort, 'load'>;
}

/** Why an image that is ready is not installed now: one end of a link at a time. */
export type UpgradeObstacle =
  /** This device, whose page it is, is being upgraded. */
  | { readonly kind: 'local' }
  /** The remote device of this name is being upgraded. */
  | { readonly kind: 'remote'; readonly name: string }
  /** A change of both ends of the link has not ended. */
  | { readonly kind: 'link-change' };

/** Firmware of a device, of this one or of a remote one: update check, and the course of an upgrade. */
export interface UpgradeModel extends ImageSending {
  /** The page is shown: another session may have an upgrade on its way. */
  readonly opened: EventCallable<void>;
  /** The device was asked once whether an image waits there; what is not known is not offered. */
  readonly $isLookedUp: Store<boolean>;
  readonly checkRequested: EventCallable<void>;
  readonly $checking: Store<boolean>;
  /** Result of the update check; null before it, `unsupported` where the device has no such call. */
  readonly $update: Store<FirmwareUpdate | 'unsupported' | null>;
  readonly $checkFailure: Store<FetchError | null>;
  /** Installs what is ready, unless something is in the way. */
  readonly installRequested: EventCallable<void>;
  readonly $obstacle: Store<UpgradeObstacle | null>;
  readonly discardRequested: EventCallable<void>;
  /** Why the image that waits could not be discarded; null until that fails. */
  readonly $discardFailure: Store<FetchError | null>;
  readonly dismissed: EventCallable<void>;
  readonly $state: Store<UpgradeState>;
  /** Its hostname: text from outside, empty while it is not known. */
  readonly $name: Store<string>;
  /** What runs here and at the remote end. */
  readonly $target: Store<FirmwareTarget>;
  /** How long the device is away for an upgrade, seconds. */
  readonly $seconds: Store<number>;
  readonly canFetch: boolean;
  readonly canDiscard: boolean;
}

/** Firmware of this device, to which a file of this computer can be sent. */
export interface FirmwareModel extends UpgradeModel, FileSending {}
export const FirmwareModel: Token<FirmwareModel> = token<FirmwareModel>('FirmwareModel');

/** Makes the model. Nothing is requested until the page is opened. */
export function createFirmwareModel(ports: FirmwareModelPorts): FirmwareModel {
  const { clock, sessionStore, status, start, remoteUpgrade } = ports;
  const $versions = status.slice(known => ({
    running: known.host.firmwareVersion,
    remote: linkPartner(known)?.firmware,
  }));
  const $target = combine(
    $versions,
    start.$board,
    (versions, { identity }): FirmwareTarget => ({
      // The session has the whole version, with the hardware that it is for.
      running: sessionStore.get('fullVersion') || (versions?.running ?? ''),
      required: identity.requiredFirmware,
      remote: versions?.remote,
    }),
  );
  const $seconds = start.$board.map(({ identity }) => upgradeSecondsOf(identity));

  const $running = status.slice(({ host }) =>
    host.firmwareVersion === undefined
      ? null
      : { running: host.firmwareVersion, uptimeSeconds: host.uptimeSeconds },
  );
  const $name = status.slice(({ host }) => host.hostname).map(name => name ?? '');
  const $obstacle = createStore<UpgradeObstacle | null>(null);
  const memory = {
    load: () => rememberedUpgrade(sessionStore),
    save: (state: UpgradeState) => rememberUpgrade(sessionStore, state),
  };
  const {
    happened: _,
    begun,
    ...upgrade
  } = createUpgrade({ ...ports, memory }, { $name, $target, $seconds, $running, $obstacle });
  const { $state } = upgrade;
  const lookFx = createEffect(() => remoteUpgrade.load());
  // Each status may tell that the remote end runs its new version: that matters once an image is ready.
  sample({
    clock: [$state.updates, $running.updates],
    source: $state,
    filter: ({ kind }) => kind === 'ready',
    target: lookFx,
  });
  sample({
    clock: lookFx.doneData,
    source: $versions,
    fn: (versions, found): UpgradeObstacle | null =>
      found !== undefined && isRemoteUpgrading(found, versions?.remote, clock.now())
        ? { kind: 'remote', name: found.name }
        : null,
    target: $obstacle,
  });
  reloadOnReturn(ports, $state);
  holdHeartbeats(ports, $state);
  return { ...upgrade, ...fileSendingOf(ports.firmware, { $state, $target, begun }) };
}

/** The device that is upgraded. */
export interface UpgradeSubject {
  readonly $name: Store<string>;
  readonly $target: Store<FirmwareTarget>;
  readonly $seconds: Store<number>;
  readonly $running: Store<RunningVersion | null>;
  readonly $obstacle: Store<UpgradeObstacle | null>;
}

/** What happens to an upgrade beside what the user asks for. */
interface UpgradeInputs {
  readonly happened: EventCallable<UpgradeEvent>;
  /** An image is sent. */
  readonly begun: EventCallable<Sending>;
}

/** The upgrade of a device, up to its return. */
export function createUpgrade(
  ports: UpgradeWatchPorts,
  { $name, $target, $seconds, $running, $obstacle }: UpgradeSubject,
): UpgradeModel & UpgradeInputs {
  const { firmware, clock, memory } = ports;
  const happened = createEvent<UpgradeEvent>();
  const $state = createStore<UpgradeState>(NO_UPGRADE).on(happened, nextUpgrade);
  const tell = <T>(event: Event<T>, fn: (value: T) => UpgradeEvent): void => {
    sample({ clock: event, fn, target: happened });
  };
  const opened = createEvent();
  const course = { $state, $versions: $running, happened };
  const $isLookedUp = watchOtherSessions(ports, { ...course, opened });
  const sending = sendingOf(firmware, { $state, happened });

  const installRequested = createEvent();
  sample({
    clock: installRequested,
    source: { state: $state, target: $target, seconds: $seconds, obstacle: $obstacle },
    filter: ({ state, obstacle }) => state.kind === 'ready' && obstacle === null,
    fn: ({ state, target, seconds }): UpgradeEvent => ({
      kind: 'installing',
      job: {
        from: target.running,
        version: state.kind === 'ready' ? state.version : undefined,
        since: clock.now(),
        seconds,
      },
    }),
    target: happened,
  });
  const flashFx = createEffect(() => firmware.flash());
  const $isStarting = $state.map(({ kind }) => kind === 'starting');
  sample({ clock: $isStarting.updates, filter: Boolean, target: flashFx });
  tell(flashFx.done, () => ({ kind: 'accepted', at: clock.now() }));
  tell(flashFx.failData, reason => ({ kind: 'rejected', ...failureOf(reason) }));

  const discardRequested = createEvent();
  const discardFx = createEffect(async () => firmware.discard?.());
  sample({
    clock: discardRequested,
    source: { state: $state, pending: discardFx.pending },
    filter: ({ state, pending }) => state.kind === 'ready' && !pending,
    target: discardFx,
  });
  // An image whose discarding failed still waits on the device.
  tell(discardFx.done, () => ({ kind: 'discarded' }));

  const dismissed = createEvent();
  tell(dismissed, () => ({ kind: 'dismissed' }));
  watchReturn(ports, course);
  const rememberFx = createEffect((state: UpgradeState) => memory.save(state));
  sample({ clock: $state.updates, target: rememberFx });

  return {
    happened,
    opened,
    $isLookedUp,
    ...updateCheck(firmware),
    ...sending,
    installRequested,
    $obstacle,
    discardRequested,
    $discardFailure: lastFailure([discardFx.failData], [discardFx, $state.updates]),
    dismissed,
    $state,
    $name,
    $target,
    $seconds,
    canFetch: firmware.fetchFrom !== undefined,
    canDiscard: firmware.discard !== undefined,
  };
}

type CheckPart = Pick<UpgradeModel, 'checkRequested' | '$checking' | '$update' | '$checkFailure'>;

function updateCheck(firmware: RemoteFirmwarePort): CheckPart {
  const checkRequested = createEvent();
  const checkFx = createEffect(async () => (await firmware.checkForUpdate({ force: true })) ?? 'unsupported');
  sample({ clock: checkRequested, target: checkFx });
  return {
    checkRequested,
    $checking: checkFx.pending,
    $update: createStore<FirmwareUpdate | 'unsupported' | null>(null).on(
      checkFx.doneData,
      (_, update) => update,
    ),
    $checkFailure: lastFailure([checkFx.failData], [checkFx]),
  };
}
