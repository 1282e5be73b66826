import { EditingModel } from '@radiolink/application/configuration';
import { INSTALLATION_MODELS } from '@radiolink/application/installation';
import type { Part } from '../../models/index.ts';
import { ReportPage } from './report.page.tsx';

export const part: Part = { View: ReportPage, models: INSTALLATION_MODELS, needs: [EditingModel] };
