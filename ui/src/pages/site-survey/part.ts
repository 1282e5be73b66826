import { ChangeModels } from '@radiolink/application/configuration';
import { SITE_SURVEY_MODELS } from '@radiolink/application/site-survey';
import type { Part } from '../../models/index.ts';
import { SiteSurveyPage } from './site-survey.page.tsx';

export const part: Part = { View: SiteSurveyPage, models: SITE_SURVEY_MODELS, needs: [ChangeModels] };
