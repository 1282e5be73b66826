import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { SITE_SURVEY_MODELS } from '@radiolink/application/site-survey/site-survey.model';
import type { Part } from '../../models/part.ts';
import { SiteSurveyPage } from './site-survey.page.tsx';

export const part: Part = { View: SiteSurveyPage, models: SITE_SURVEY_MODELS, needs: [SettingsContextModel] };
