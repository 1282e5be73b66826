import { DEVICE_BOOT_SECONDS, type FirmwareTarget } from '@radiolink/domain/device';
import { attach, combine, createEffect, createStore, sample } from 'effector';
import { catchError, concatMap, defer, EMPTY, exhaustMap, filter, map, type Observable, timer } from 'rxjs';
import { Clock } from '../clock/clock.port.ts';
import {
  createUpgrade,
  FirmwareModel,
  type UpgradeModel,
  type UpgradeObstacle,
} from '../firmware/firmware.model.ts';
import type { RemoteFirmwarePort } from '../firmware/firmware.port.ts';
import { RemoteUpgradeMemoryPort } from '../firmware/remote-upgrade-memory.port.ts';
import { isUpgrading, type UpgradeEvent, type UpgradeState } from '../firmware/upgrade-state.ts';
import { StatusModel } from '../status/status.model.ts';
import { into, subscribed, whileTrue } from '../streams/subscribed.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { remoteNow, unreachable } from './link-change-ends.ts';
import { LinkChangeModel } from './link-change.model.ts';
import { RemoteDeviceModel } from './remote-device.model.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** The firmware of the remote device that is managed by way of this one. */
export type RemoteFirmwareModel = UpgradeModel;
export const RemoteFirmwareModel: Token<RemoteFirmwareModel> =
  token<RemoteFirmwareModel>('RemoteFirmwareModel');

interface RemoteFirmwareModelPorts {
  readonly remote: Pick<RemoteDeviceModel, '$session' | '$readings' | 'held'>;
  readonly status: Pick<StatusModel, '$status'>;
  readonly localFirmware: Pick<FirmwareModel, '$state'>;
  readonly change: Pick<LinkChangeModel, '$state'>;
  readonly memory: RemoteUpgradeMemoryPort;
  readonly visibility: VisibilityPort;
  readonly clock: Clock;
}

/** Pause between two tries to read what runs on a device that is back, ms. */
const READ_MS = 2000;
/** The versioned API reports no time for an upgrade. §9.timing */
const SECONDS = DEVICE_BOOT_SECONDS;

/**
 * Makes the model. An installation goes on when the page is left or another device is shown: it is found again with the next
 * session.
 */
export function createRemoteFirmwareModel({
  remote,
  status,
  localFirmware,
  change,
  memory,
  visibility,
  clock,
}: RemoteFirmwareModelPorts): RemoteFirmwareModel {
  const { openFx, targetFx } = remoteNow(remote.$session, status.$status);
  const current = async (): Promise<RemoteFirmwarePort> => {
    const { session, mac } = await openFx(undefined);
    return session.openFirmware(() => targetFx(mac));
  };
  const followed = (stream: (firmware: RemoteFirmwarePort) => Observable<number>): Observable<number> =>
    defer(current).pipe(concatMap(stream));
  const firmware: RemoteFirmwarePort = {
    checkForUpdate: async options => (await current()).checkForUpdate(options),
    download: () => followed(port => port.download()),
    fetchFrom: source => followed(port => port.fetchFrom?.(source) ?? EMPTY),
    stage: async () => (await current()).stage(),
    discard: async () => (await current()).discard?.(),
    flash: async () => (await current()).flash(),
  };
  const readFx = createEffect(async () => {
    const { session, mac } = await openFx(undefined);
    const target = await targetFx(mac);
    if (target === undefined) throw unreachable();
    return (await session.readStatus(target)).host;
  });
  const saveFx = attach({
    source: { open: remote.$session, readings: remote.$readings },
    effect: ({ open, readings }, state: UpgradeState) => {
      if (state.kind === 'done' || state.kind === 'failed') memory.clear();
      if (open === null || (state.kind !== 'away' && state.kind !== 'back')) return;
      const [{ mac }, { job }, known] = [open, state, memory.load()];
      if (known?.mac === mac && known.job.since === job.since) return;
      memory.save({ version: 1, mac, name: readings?.status.host.hostname ?? mac, job });
    },
  });

  const $running = remote.$readings.map(readings =>
    readings?.status.host.firmwareVersion === undefined
      ? null
      : { running: readings.status.host.firmwareVersion, uptimeSeconds: readings.status.host.uptimeSeconds },
  );
  const {
    happened,
    begun: _,
    ...upgrade
  } = createUpgrade(
    {
      firmware,
      presence: { ask: readFx },
      visibility,
      clock,
      memory: {
        load: async () => {
          const [{ mac }, found] = [await openFx(undefined), memory.load()];
          return found?.mac === mac ? found.job : undefined;
        },
        save: state => saveFx(state),
      },
    },
    {
      $name: remote.$readings.map(readings => readings?.status.host.hostname ?? ''),
      $target: $running.map(
        (known): FirmwareTarget => ({
          running: known?.running ?? '',
          required: undefined,
          remote: undefined,
        }),
      ),
      $seconds: createStore(SECONDS),
      $running,
      $obstacle: combine(localFirmware.$state, change.$state, (own, { kind }): UpgradeObstacle | null => {
        if (isUpgrading(own)) return { kind: 'local' };
        return kind === 'running' || kind === 'interrupted' ? { kind: 'link-change' } : null;
      }),
    },
  );

  const entered = sample({ clock: upgrade.opened, source: remote.$session }).filterMap(open => open?.mac);
  const $shown = createStore({ mac: '', isOther: false }).on(entered, ({ mac: last }, mac) => ({
    mac,
    isOther: mac !== last,
  }));
  sample({
    clock: entered,
    source: { shown: $shown, state: upgrade.$state },
    filter: ({ shown, state }) => shown.isOther && state.kind !== 'idle',
    fn: (): UpgradeEvent => ({ kind: 'forgotten' }),
    target: happened,
  });
  const reads = (): Observable<UpgradeEvent> =>
    timer(0, READ_MS).pipe(
      exhaustMap(() => defer(() => readFx()).pipe(catchError(() => EMPTY))),
      filter(({ firmwareVersion }) => firmwareVersion !== undefined),
      map(({ firmwareVersion = '', uptimeSeconds }) => ({
        kind: 'version-read',
        at: clock.now(),
        running: firmwareVersion,
        uptimeSeconds,
      })),
    );
  subscribed(whileTrue(upgrade.$state.map(({ kind }) => kind === 'back')), [into(reads, happened)]);
  sample({ clock: upgrade.$state.map(isBusy).updates, target: remote.held });
  return upgrade;
}

/** It receives an image, installs it, or is away: nothing else is asked of it. */
const isBusy = (state: UpgradeState): boolean => isUpgrading(state) && state.kind !== 'back';

/** The firmware of the remote device. Apart from it: the report reads the remote device alone. */
export const REMOTE_FIRMWARE_MODELS = [
  bindModel(RemoteFirmwareModel, createRemoteFirmwareModel, {
    remote: RemoteDeviceModel,
    status: StatusModel,
    localFirmware: FirmwareModel,
    change: LinkChangeModel,
    memory: RemoteUpgradeMemoryPort,
    visibility: VisibilityPort,
    clock: Clock,
  }),
];
