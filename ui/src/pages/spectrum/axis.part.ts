import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { SITE_SURVEY_MODELS } from '@radiolink/application/site-survey/site-survey.model';
import type { Part } from '../../models/part.ts';
import { AxisRows, type AxisRowsProps } from './axis-rows.tsx';

export const part: Part<AxisRowsProps> = {
  View: AxisRows,
  models: SITE_SURVEY_MODELS,
  needs: [SettingsContextModel],
};
