import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, sample, type Store, type EventCallable } from 'effector';
import type { DownloadPort } from '../files/download.port.ts';
import { fileDownload, type FileDownload } from '../files/file-download.ts';
import type { DeviceNotices, NoticesPort } from '../notices/notices.port.ts';
import type { NoticesModel } from '../notices/notices.token.ts';
import { token, type Token } from '../wiring/token.ts';
import { crashReports, type CrashReports } from './crash-reports.ts';
import type { SupportFilePort } from './support-file.port.ts';

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
