import { ChangeModels } from '@radiolink/application/configuration';
import { SPECTRUM_MODELS } from '@radiolink/application/spectrum';
import type { Part } from '../../models/index.ts';
import { SpectrumPage } from './spectrum.page.tsx';

export const part: Part = {
  View: SpectrumPage,
  models: SPECTRUM_MODELS,
  needs: [ChangeModels],
};
