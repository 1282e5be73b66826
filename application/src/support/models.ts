import { SupportFilePort } from './support-file.port.ts';
import { NoticesModel } from '../notices/notices.token.ts';
import { NoticesPort } from '../notices/notices.port.ts';
import { DownloadPort } from '../files/download.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createSupportModel, SupportModel } from './support.model.ts';

/** Support on the system page. */
export const SUPPORT_MODELS = [
  bindModel(SupportModel, createSupportModel, {
    supportFile: SupportFilePort,
    noticesPort: NoticesPort,
    notices: NoticesModel,
    saving: DownloadPort,
  }),
];
