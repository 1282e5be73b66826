import { LINK_CHARTS_MODELS } from '@radiolink/application/charts/link-charts.model';
import type { Part } from '../../../models/part.ts';
import type { ChartsCardProps } from './chart-room.ts';
import { ChartsView } from './charts-view.tsx';

export const part: Part<ChartsCardProps> = { View: ChartsView, models: LINK_CHARTS_MODELS };
