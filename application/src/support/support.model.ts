import type { DeviceNotices, NoticesPort } from '../notices/notices.port.ts';
import type { NoticesModel } from '../notices/notices.token.ts';
import type { Store } from 'effector';
import type { SupportFilePort } from './support-file.port.ts';
import type { DownloadPort } from '../files/download.port.ts';
import { type FileDownload, fileDownload } from '../files/file-download.ts';
import { type Token, token } from '../wiring/token.ts';
import { type CrashReports, crashReports } from './crash-reports.ts';
import { type LicenceActivation, licenceActivation } from './licence-activation.ts';

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

/** Token of the support model. */
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
