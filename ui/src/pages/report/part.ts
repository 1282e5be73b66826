import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { INSTALLATION_MODELS } from '@radiolink/application/installation/installation.model';
import { RecorderModel } from '@radiolink/application/recorder/recorder.token';
import type { Part } from '../../models/part.ts';
import { ReportPage } from './report.page.tsx';

export const part: Part = {
  View: ReportPage,
  models: INSTALLATION_MODELS,
  needs: [EditingModel, RecorderModel],
};
