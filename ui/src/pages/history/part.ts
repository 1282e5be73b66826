import { SnapshotsModel } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { RecorderModel } from '@radiolink/application/timeline/recorder.token';
import { TIMELINE_MODELS } from '@radiolink/application/timeline/timeline.model';
import type { Part } from '../../models/part.ts';
import { HistoryPage } from './history.page.tsx';

export const part: Part = {
  View: HistoryPage,
  models: TIMELINE_MODELS,
  needs: [RecorderModel, SnapshotsModel, EditingModel],
};
