import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { SPECTRUM_MODELS } from '@radiolink/application/spectrum/models';
import type { Part } from '../../models/part.ts';
import { SpectrumPage } from './spectrum.page.tsx';

export const part: Part = {
  View: SpectrumPage,
  models: SPECTRUM_MODELS,
  needs: [SettingsContextModel],
};
