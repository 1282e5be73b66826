import { PREDICTION_MODELS } from '@radiolink/application/prediction/models';
import type { Part } from '../../models/part.ts';
import { MeasuredEffect } from './measured-effect.tsx';

export const part: Part = { View: MeasuredEffect, models: PREDICTION_MODELS };
