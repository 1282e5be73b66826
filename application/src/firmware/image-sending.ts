import {
  FIRMWARE_HEAD_BYTES,
  type FirmwareConcern,
  firmwareConcerns,
  type FirmwareImage,
  type FirmwareTarget,
  firmwareVersionIn,
} from '@radiolink/domain/device';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { EMPTY, map, type Observable } from 'rxjs';
import { newestEnds } from '../fetching/fetching.ts';
import { streamed } from '../streams/streamed.ts';
import type { Transfer } from '../files/transfer.ts';
import type { FirmwarePort, RemoteFirmwarePort, UploadedFirmware } from './firmware.port.ts';
import {
  type ImageSource,
  COMPLETE,
  isAnswerLost,
  isUpgrading,
  type UpgradeEvent,
  type UpgradeState,
} from './upgrade-state.ts';

/** The image that the user chose, and the reasons against it. */
export interface ChosenImage extends FirmwareImage {
  readonly name: string;
  readonly concerns: readonly FirmwareConcern[];
}

/** Where a device downloads an image from. */
export interface ImageAddress {
  readonly url: string;
  readonly verifyCertificate: boolean;
}

/** The way of a file of this computer onto the device. */
export interface FileSending {
  readonly fileChosen: EventCallable<File>;
  readonly $chosen: Store<ChosenImage | null>;
  /** Drops the chosen file. */
  readonly fileDropped: EventCallable<void>;
  /** Sends the chosen file, unless something blocks it. */
  readonly uploadRequested: EventCallable<void>;
}

/** The way of an image onto the device, wherever it comes from. */
export interface ImageSending {
  /** The device downloads the image itself. */
  readonly addressGiven: EventCallable<ImageAddress>;
  readonly downloadRequested: EventCallable<void>;
  /** Cancels the sending of a file; a download of the device goes on there. */
  readonly cancelled: EventCallable<void>;
}

type NamedImage = FirmwareImage & { readonly name: string };

/** An image that is begun to be sent. */
export interface Sending {
  readonly source: ImageSource;
  readonly stream: () => Observable<Transfer<UploadedFirmware>>;
}

/** A transfer that ended: with the version that the upload reported, or by what broke it. */
type EndedTransfer = { readonly number: number } & (
  | { readonly kind: 'completed'; readonly version: string | null }
  | { readonly kind: 'broken'; readonly by: UpgradeEvent }
);

interface SendingContext {
  readonly $state: Store<UpgradeState>;
  readonly happened: EventCallable<UpgradeEvent>;
}

interface FileContext {
  readonly $state: Store<UpgradeState>;
  readonly $target: Store<FirmwareTarget>;
  readonly begun: EventCallable<Sending>;
}

/** The way of a file of this computer onto the device. `begun` sends it as any other image. */
export function fileSendingOf(
  firmware: Pick<FirmwarePort, 'upload'>,
  { $state, $target, begun }: FileContext,
): FileSending {
  const fileChosen = createEvent<File>();
  const fileDropped = createEvent();
  const uploadRequested = createEvent();

  const $file = createStore<File | null>(null, { serialize: 'ignore' })
    .on(fileChosen, (_, file) => file)
    .reset(fileDropped);
  const readFx = createEffect(
    async (file: File): Promise<NamedImage> => ({
      name: file.name,
      sizeBytes: file.size,
      version: firmwareVersionIn(file.name, await headOf(file)),
    }),
  );
  sample({ clock: fileChosen, target: readFx });
  // What is known of one file says nothing of another that was chosen while it was read.
  const { done: read } = newestEnds(readFx, $file);
  const $image = createStore<NamedImage | null>(null)
    .on(read, (_, { result }) => result)
    .reset(fileChosen, fileDropped);
  const $chosen = combine($image, $target, (image, target): ChosenImage | null =>
    image === null ? null : { ...image, concerns: firmwareConcerns(image, target) },
  );

  sample({
    clock: uploadRequested,
    source: { file: $file, chosen: $chosen, state: $state },
    filter: ({ file, chosen, state }) =>
      file !== null &&
      chosen !== null &&
      !isUpgrading(state) &&
      !chosen.concerns.some(({ blocks }) => blocks),
    fn: ({ file }): Sending => ({ source: 'file', stream: () => firmware.upload(file ?? new File([], '')) }),
    target: begun,
  });
  return { fileChosen, $chosen, fileDropped, uploadRequested };
}

/** The way of an image onto the device: what it downloads itself, and what is `begun` elsewhere. */
export function sendingOf(
  firmware: RemoteFirmwarePort,
  { $state, happened }: SendingContext,
): ImageSending & { readonly begun: EventCallable<Sending> } {
  const addressGiven = createEvent<ImageAddress>();
  const downloadRequested = createEvent();
  const cancelled = createEvent();
  const begun = createEvent<Sending>();

  const downloaded = (percent: Observable<number>): Observable<Transfer<UploadedFirmware>> =>
    percent.pipe(map(bytes => ({ kind: 'progress', bytes, totalBytes: COMPLETE }) as const));
  sample({
    clock: addressGiven,
    filter: () => firmware.fetchFrom !== undefined,
    fn: (address): Sending => ({
      source: 'address',
      stream: () => downloaded(firmware.fetchFrom?.(address) ?? EMPTY),
    }),
    target: begun,
  });
  sample({
    clock: downloadRequested,
    fn: (): Sending => ({ source: 'server', stream: () => downloaded(firmware.download()) }),
    target: begun,
  });

  const transfer = streamed(({ stream }: Sending) => stream(), { limit: 1, goesOn: true });
  const accepted = sample({
    clock: begun,
    source: $state,
    filter: state => !isUpgrading(state),
    fn: (_, one) => one,
  });
  sample({
    clock: accepted,
    fn: ({ source }): UpgradeEvent => ({ kind: 'begun', source }),
    target: happened,
  });
  sample({ clock: accepted, target: transfer.started });
  sample({
    clock: transfer.arrived,
    filter: ({ kind }) => kind === 'progress',
    fn: (event): UpgradeEvent => ({
      kind: 'progressed',
      percent: event.kind === 'progress' ? percentOf(event) : COMPLETE,
    }),
    target: happened,
  });
  const $number = createStore(0).on(accepted, number => number + 1);
  const $version = createStore<string | null>(null)
    .on(transfer.arrived, (version, event) =>
      event.kind === 'done' ? (event.result.version ?? null) : version,
    )
    .reset(accepted);
  // What the device has now is asked for: a download has no result, none tells where an image is from, and an image whose
  // answer was lost may be ready all the same.
  const outcomeFx = createEffect(async (ended: EndedTransfer): Promise<UpgradeEvent> => {
    const stage = await firmware.stage().catch(() => undefined);
    const reported = ended.kind === 'completed' ? (ended.version ?? undefined) : undefined;
    if (stage?.kind === 'waiting') return { ...stage, version: reported ?? stage.version, kind: 'delivered' };
    return ended.kind === 'broken' ? ended.by : { kind: 'delivered', version: reported };
  });
  sample({
    clock: transfer.completed,
    source: { state: $state, version: $version, number: $number },
    filter: ({ state }) => state.kind === 'sending',
    fn: ({ version, number }): EndedTransfer => ({ kind: 'completed', number, version }),
    target: outcomeFx,
  });
  const broken = sample({
    clock: transfer.$failure.updates.filterMap(failure => failure ?? undefined),
    source: { state: $state, number: $number },
    fn: ({ state, number }, failure) => ({
      kind: 'broken' as const,
      number,
      wasSentWhole: isAnswerLost(state, failure),
      by: { kind: 'broken', ...failure } as const,
    }),
  });
  sample({ clock: broken, filter: ({ wasSentWhole }) => wasSentWhole, target: outcomeFx });
  sample({
    clock: broken,
    filter: ({ wasSentWhole }) => !wasSentWhole,
    fn: ({ by }) => by,
    target: happened,
  });
  sample({
    clock: outcomeFx.done,
    source: $number,
    // One that was cancelled says nothing of the image that was begun after it.
    filter: (number, { params }) => number === params.number,
    fn: (_, { result }) => result,
    target: happened,
  });
  sample({ clock: cancelled, target: transfer.stopped });
  sample({ clock: cancelled, fn: (): UpgradeEvent => ({ kind: 'cancelled' }), target: happened });
  return { addressGiven, downloadRequested, cancelled, begun };
}

const headOf = async (file: File): Promise<string> =>
  new TextDecoder('latin1').decode(await file.slice(0, FIRMWARE_HEAD_BYTES).arrayBuffer());

const percentOf = ({ bytes, totalBytes }: { bytes: number; totalBytes?: number | undefined }) =>
  totalBytes === undefined || totalBytes <= 0 ? undefined : Math.floor((COMPLETE * bytes) / totalBytes);
