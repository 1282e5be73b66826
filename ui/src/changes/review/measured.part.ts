import { PREDICTION_MODELS } from '@radiolink/application/prediction';
import type { Part } from '../../models/index.ts';
import { MeasuredEffect } from './measured-effect.tsx';

export const part: Part = { View: MeasuredEffect, models: PREDICTION_MODELS };
