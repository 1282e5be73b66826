import { STATION_EXPORT_MODELS } from '@radiolink/application/station';
import type { Part } from '../../models/index.ts';
import { ExportChoices } from './export-choices.tsx';

export const part: Part = { View: ExportChoices, models: STATION_EXPORT_MODELS };
