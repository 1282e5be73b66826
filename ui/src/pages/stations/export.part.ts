import { STATION_EXPORT_MODELS } from '@radiolink/application/station/station-export.model';
import type { Part } from '../../models/part.ts';
import { ExportChoices } from './export-choices.tsx';

export const part: Part = { View: ExportChoices, models: STATION_EXPORT_MODELS };
