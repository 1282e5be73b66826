import { ChangeModels } from '@radiolink/application/configuration';
import { SITE_SURVEY_MODELS } from '@radiolink/application/site-survey';
import type { Part } from '../../models/index.ts';
import { AxisRows, type AxisRowsProps } from './axis-rows.tsx';

export const part: Part<AxisRowsProps> = {
  View: AxisRows,
  models: SITE_SURVEY_MODELS,
  needs: [ChangeModels],
};
