import { type FirmwareTarget, type FirmwareUpdate, upgradeSecondsOf } from '@radiolink/domain/device';
import { asFetchError, type FetchError } from '@radiolink/domain/errors';
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
import { lastFailure } from '../fetching/last-failure.ts';
import type { StartModel } from '../start/start.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import { linkPartner } from '../system/link-partner.ts';
import { type Token, token } from '../wiring/token.ts';
import type { FirmwarePort } from './firmware.port.ts';
import { type ImageSending, sendingOf } from './image-sending.ts';
import { rememberUpgrade } from './upgrade-memory.ts';
import { NO_UPGRADE, nextUpgrade, type UpgradeEvent, type UpgradeState } from './upgrade-state.ts';
import { watchOtherRadios, holdHeartbeats, type UpgradeWatchPorts, watchReturn } from './upgrade-watch.ts';

export interface FirmwareModelPorts extends UpgradeWatchPorts {
  readonly start: Pick<StartModel, '$board'>;
  readonly status: Pick<StatusModel, 'slice'>;
}

/** Firmware of the device: update check, and the course of an upgrade. */
export interface FirmwareModel extends ImageSending {
  /** The page is shown: another session may have an upgrade on its way. */
  readonly opened: EventCallable<void>;
  readonly checkRequested: EventCallable<void>;
  readonly $checking: Store<boolean>;
  /** Result of the update check; null before it, `unsupported` where the device has no such call. */
  readonly $update: Store<FirmwareUpdate | 'unsupported' | null>;
  readonly $checkFailure: Store<FetchError | null>;
  readonly installRequested: EventCallable<void>;
  readonly discardRequested: EventCallable<void>;
  /** Why the image that waits could not be discarded; null until that fails. */
  readonly $discardFailure: Store<FetchError | null>;
  readonly dismissed: EventCallable<void>;
  readonly $state: Store<UpgradeState>;
  /** What runs here and at the remote end. */
  readonly $target: Store<FirmwareTarget>;
  /** How long the device is away for an upgrade, seconds. */
  readonly $seconds: Store<number>;
  readonly canFetch: boolean;
  readonly canDiscard: boolean;
}

export const FirmwareModel: Token<FirmwareModel> = token<FirmwareModel>('FirmwareModel');

/** Makes the model. Nothing is requested until the page is opened. */
export function createFirmwareModel(ports: FirmwareModelPorts): FirmwareModel {
  const { firmware, clock, sessionStore, status, start } = ports;
  const happened = createEvent<UpgradeEvent>();
  const $state = createStore<UpgradeState>(NO_UPGRADE).on(happened, nextUpgrade);
  const tell = <T>(event: Event<T>, fn: (value: T) => UpgradeEvent): void => {
    sample({ clock: event, fn, target: happened });
  };

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

  const opened = createEvent();
  const $running = status.slice(({ host }) =>
    host.firmwareVersion === undefined
      ? null
      : { running: host.firmwareVersion, uptimeSeconds: host.uptimeSeconds },
  );
  const course = { $state, $versions: $running, happened };
  watchOtherRadios(ports, { ...course, opened });
  const sending = sendingOf(ports, { $state, $target, happened });

  const installRequested = createEvent();
  sample({
    clock: installRequested,
    source: { state: $state, target: $target, seconds: $seconds },
    filter: ({ state }) => state.kind === 'ready',
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
  sample({ clock: $isStarting.updates, filter: Boolean, fn: () => undefined, target: flashFx });
  tell(flashFx.done, () => ({ kind: 'accepted', at: clock.now() }));
  tell(flashFx.failData, reason => ({ kind: 'rejected', ...failureOf(reason) }));

  const discardRequested = createEvent();
  const discardFx = createEffect(async () => firmware.discard?.());
  sample({
    clock: discardRequested,
    source: { state: $state, pending: discardFx.pending },
    filter: ({ state, pending }) => state.kind === 'ready' && !pending,
    fn: () => undefined,
    target: discardFx,
  });
  // An image whose discarding failed still waits on the device.
  tell(discardFx.done, () => ({ kind: 'discarded' }));

  const dismissed = createEvent();
  tell(dismissed, () => ({ kind: 'dismissed' }));
  watchReturn(ports, course);
  holdHeartbeats(ports, $state);
  const rememberFx = createEffect((state: UpgradeState) => rememberUpgrade(sessionStore, state));
  sample({ clock: $state.updates, target: rememberFx });

  return {
    opened,
    ...updateCheck(firmware),
    ...sending,
    installRequested,
    discardRequested,
    $discardFailure: lastFailure([discardFx.failData], [discardFx, $state.updates]),
    dismissed,
    $state,
    $target,
    $seconds,
    canFetch: firmware.fetchFrom !== undefined,
    canDiscard: firmware.discard !== undefined,
  };
}

type CheckPart = Pick<FirmwareModel, 'checkRequested' | '$checking' | '$update' | '$checkFailure'>;

function updateCheck(firmware: FirmwarePort): CheckPart {
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

const failureOf = (reason: unknown) => ({
  failure: asFetchError(reason) ?? null,
  message: reason instanceof Error ? reason.message : String(reason),
});
