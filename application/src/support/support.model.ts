import { type FetchError, asFetchError } from '@radiolink/domain/errors';
import type { CrashReport } from '@radiolink/domain/notices';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { lastFailure, oneAtATime } from '../fetching/fetching.ts';
import { NoticesPort, type DeviceNotices } from '../notices/notices.port.ts';
import { NoticesModel } from '../notices/notices.token.ts';
import { DownloadPort } from '../files/download.port.ts';
import { fileDownload, type FileDownload } from '../files/file-download.ts';
import { token, type Token } from '../wiring/token.ts';
import { SupportFilePort } from './support-file.port.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** A crash report that is read: its text, once it came. */
export interface OpenCrash {
  readonly id: string;
  readonly text?: string | undefined;
}

/** The crash reports of the device: to be read, and put away one by one. */
interface CrashReports {
  /** Undefined on a product that keeps none. */
  readonly $crashes: Store<readonly CrashReport[] | undefined>;
  readonly crashOpened: EventCallable<string>;
  readonly crashClosed: EventCallable<void>;
  readonly $crash: Store<OpenCrash | null>;
  readonly crashDismissed: EventCallable<string>;
  readonly $crashBusy: Store<boolean>;
  readonly $crashFailure: Store<FetchError | null>;
}

/** Reads and puts away crash reports; the list comes with the notices of the device. */
function crashReports(
  port: Pick<NoticesPort, 'crashText' | 'dismissCrashes'>,
  { $device }: Pick<NoticesModel, '$device'>,
): CrashReports {
  const crashOpened = createEvent<string>();
  const crashClosed = createEvent();
  const crashDismissed = createEvent<string>();
  const readFx = createEffect((id: string) => port.crashText(id));
  const dismissFx = createEffect((id: string) => port.dismissCrashes(id));
  sample({ clock: crashOpened, target: readFx });
  oneAtATime(crashDismissed, dismissFx);
  // The list comes with the next notices; what is dismissed is gone at once. A device may give its id to a later crash.
  const $gone = createStore<readonly string[]>([])
    .on(dismissFx.done, (gone, { params }) => [...gone, params])
    .on($device, (gone, { crashes }) => {
      const listed = gone.filter(id => crashes?.some(crash => crash.id === id));
      return listed.length === gone.length ? gone : listed;
    });
  const $crash = createStore<OpenCrash | null>(null)
    .on(crashOpened, (_, id) => ({ id }))
    .on(readFx.done, (open, { params, result }) =>
      open?.id === params ? { id: params, text: result } : open,
    )
    .on(dismissFx.done, (open, { params }) => (open?.id === params ? null : open))
    .reset(crashClosed);
  // A report that was closed or replaced before its answer came is forgotten.
  const notRead = sample({
    clock: readFx.fail,
    source: $crash,
    filter: (open, { params }) => open?.id === params,
    fn: (_, { error }) => error,
  });
  $crash.reset(notRead);
  return {
    $crashes: combine(
      $device,
      $gone,
      ({ crashes }, gone) => crashes?.filter(({ id }) => !gone.includes(id)),
      {
        skipVoid: false,
      },
    ),
    crashOpened,
    crashClosed,
    $crash,
    crashDismissed,
    $crashBusy: combine(readFx.pending, dismissFx.pending, (reading, dismissing) => reading || dismissing),
    $crashFailure: lastFailure([notRead, dismissFx.failData], [readFx, dismissFx]),
  };
}

export interface SupportModelPorts {
  readonly supportFile: SupportFilePort;
  readonly noticesPort: NoticesPort;
  readonly notices: Pick<NoticesModel, '$device' | 'dismissed'>;
  readonly saving: DownloadPort;
}

/** What the manufacturer's support asks for: its file, crash reports, the licence, codes. */
export interface SupportModel extends CrashReports, LicenceActivation {
  readonly file: FileDownload;
  /** Warnings, offers and the licence, as the device tells them. */
  readonly $device: Store<DeviceNotices>;
  readonly dismissed: NoticesModel['dismissed'];
}

export const SupportModel: Token<SupportModel> = token<SupportModel>('SupportModel');

/** Makes the model; it requests nothing by itself. */
export function createSupportModel(ports: SupportModelPorts): SupportModel {
  const { supportFile, noticesPort, notices, saving } = ports;
  return {
    file: fileDownload(() => supportFile.download(), saving),
    ...crashReports(noticesPort, notices),
    ...licenceActivation(noticesPort),
    $device: notices.$device,
    dismissed: notices.dismissed,
  };
}

/** The state of activating a licence. */
interface LicenceRequest {
  readonly busy: boolean;
  readonly accepted: boolean;
  readonly failure?: FetchError;
}

interface LicenceActivation {
  /** The key as it was typed; it is trimmed on its way, and kept nowhere. */
  readonly licenceKeyEntered: EventCallable<string>;
  readonly $licenceRequest: Store<LicenceRequest>;
}

/** Activates the licence of the device with a key. */
function licenceActivation(port: Pick<NoticesPort, 'activateLicence'>): LicenceActivation {
  const licenceKeyEntered = createEvent<string>();
  const activateFx = createEffect((key: string) => port.activateLicence(key.trim()));
  const $licenceRequest = createStore<LicenceRequest>({ busy: false, accepted: false })
    .on(activateFx, () => ({ busy: true, accepted: false }))
    .on(activateFx.done, () => ({ busy: false, accepted: true }))
    .on(activateFx.failData, (_, reason) => {
      const failure = asFetchError(reason);
      return { busy: false, accepted: false, ...(failure && { failure }) };
    });
  sample({
    clock: licenceKeyEntered,
    source: $licenceRequest,
    filter: ({ busy }, key) => !busy && key.trim() !== '',
    fn: (_, key) => key,
    target: activateFx,
  });
  return { licenceKeyEntered, $licenceRequest };
}

/** Support on the system page. */
export const SUPPORT_MODELS = [
  bindModel(SupportModel, createSupportModel, {
    supportFile: SupportFilePort,
    noticesPort: NoticesPort,
    notices: NoticesModel,
    saving: DownloadPort,
  }),
];
