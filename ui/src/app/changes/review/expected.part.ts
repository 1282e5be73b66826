import { PREDICTION_MODELS } from '@radiolink/application/prediction/prediction.model';
import type { Part } from '../../../models/part.ts';
import { ExpectedEffect } from './expected-effect.tsx';

export const part: Part = { View: ExpectedEffect, models: PREDICTION_MODELS };
