import { WEATHER_MODELS } from '@radiolink/application/weather';
import type { Part } from '../../models/index.ts';
import { RainCard } from './rain-card.tsx';

export const part: Part = { View: RainCard, models: WEATHER_MODELS };
