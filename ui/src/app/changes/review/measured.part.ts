import { PREDICTION_MODELS } from '@radiolink/application/prediction/prediction.model';
import type { Part } from '../../../models/part.ts';
import { TestedEffect, type TestedEffectProps } from './tested-effect.tsx';

export const part: Part<TestedEffectProps> = { View: TestedEffect, models: PREDICTION_MODELS };
