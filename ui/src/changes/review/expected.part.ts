import { PREDICTION_MODELS } from '@radiolink/application/prediction';
import type { Part } from '../../models/index.ts';
import { ExpectedEffect } from './expected-effect.tsx';

export const part: Part = { View: ExpectedEffect, models: PREDICTION_MODELS };
