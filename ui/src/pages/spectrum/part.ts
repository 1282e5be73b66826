import { ChangeModels } from '@radiolink/application/configuration';
import { SITE_SURVEY_MODELS } from '@radiolink/application/site-survey';
import { SPECTRUM_MODELS } from '@radiolink/application/spectrum';
import type { Part } from '../../models/index.ts';
import { SpectrumPage } from './spectrum.page.tsx';

export const part: Part = {
  View: SpectrumPage,
  models: [...SITE_SURVEY_MODELS, ...SPECTRUM_MODELS],
  needs: [ChangeModels],
};
