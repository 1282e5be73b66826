import { PREDICTION_MODELS } from '@radiolink/application/prediction/models';
import type { Part } from '../../../models/part.ts';
import { ExpectedEffect } from './expected-effect.tsx';

export const part: Part = { View: ExpectedEffect, models: PREDICTION_MODELS };
