import { SnapshotsModel } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { RecorderModel } from '@radiolink/application/recorder/recorder.token';
import { HISTORY_MODELS } from '@radiolink/application/history/history.model';
import type { Part } from '../../models/part.ts';
import { HistoryPage } from './history.page.tsx';

export const part: Part = {
  View: HistoryPage,
  models: HISTORY_MODELS,
  needs: [RecorderModel, SnapshotsModel, EditingModel],
};
