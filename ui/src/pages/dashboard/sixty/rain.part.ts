import { FAILOVER_MODELS } from '@radiolink/application/failover';
import { WEATHER_MODELS } from '@radiolink/application/weather';
import type { Part } from '../../../models/index.ts';
import { SixtyCards } from './sixty-cards.tsx';

export const part: Part = { View: SixtyCards, models: [...FAILOVER_MODELS, ...WEATHER_MODELS] };
