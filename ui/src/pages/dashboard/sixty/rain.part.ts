import { FAILOVER_MODELS } from '@radiolink/application/failover/models';
import { WEATHER_MODELS } from '@radiolink/application/weather/models';
import type { Part } from '../../../models/part.ts';
import { SixtyCards } from './sixty-cards.tsx';

export const part: Part = { View: SixtyCards, models: [...FAILOVER_MODELS, ...WEATHER_MODELS] };
