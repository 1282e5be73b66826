import { PREDICTION_MODELS } from '@radiolink/application/prediction/prediction.model';
import type { AntennaRadio } from '@radiolink/domain/settings';
import type { Part } from '../../models/part.ts';
import { FadeExpected } from './fade-expected.tsx';

export const part: Part<{ readonly radio: AntennaRadio }> = { View: FadeExpected, models: PREDICTION_MODELS };
