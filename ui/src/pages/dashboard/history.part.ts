import { HISTORY_MODELS } from '@radiolink/application/history';
import type { Part } from '../../models/index.ts';
import { HistoryView } from './history-view.tsx';

export const part: Part = { View: HistoryView, models: HISTORY_MODELS };
