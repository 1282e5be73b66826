import { STATIONS_MODELS } from '@radiolink/application/station';
import type { Part } from '../../models/index.ts';
import { StationsPage } from './stations.page.tsx';

export const part: Part = { View: StationsPage, models: STATIONS_MODELS };
