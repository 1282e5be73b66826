import { ChangeModels, EditingModel } from '@radiolink/application/configuration';
import { RecorderModel, TIMELINE_MODELS } from '@radiolink/application/timeline';
import type { Part } from '../../models/index.ts';
import { HistoryPage } from './history.page.tsx';

export const part: Part = {
  View: HistoryPage,
  models: TIMELINE_MODELS,
  needs: [RecorderModel, ChangeModels, EditingModel],
};
