import { STATIONS_MODELS } from '@radiolink/application/station/stations-page';
import type { Part } from '../../models/part.ts';
import { StationsPage } from './stations.page.tsx';

export const part: Part = { View: StationsPage, models: STATIONS_MODELS };
