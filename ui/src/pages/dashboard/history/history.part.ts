import { HISTORY_MODELS } from '@radiolink/application/history/history.model';
import type { Part } from '../../../models/part.ts';
import type { HistoryCardProps } from './history-charts.ts';
import { HistoryView } from './history-view.tsx';

export const part: Part<HistoryCardProps> = { View: HistoryView, models: HISTORY_MODELS };
