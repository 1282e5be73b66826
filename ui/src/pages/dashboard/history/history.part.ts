import { HISTORY_MODELS } from '@radiolink/application/history';
import type { Part } from '../../../models/index.ts';
import type { HistoryCardProps } from './history-charts.ts';
import { HistoryView } from './history-view.tsx';

export const part: Part<HistoryCardProps> = { View: HistoryView, models: HISTORY_MODELS };
