import { STATION_EXPORT_MODELS } from '@radiolink/application/station/export-part';
import type { Part } from '../../models/part.ts';
import { ExportChoices } from './export-choices.tsx';

export const part: Part = { View: ExportChoices, models: STATION_EXPORT_MODELS };
