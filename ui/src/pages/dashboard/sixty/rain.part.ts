import { FADE_MODELS } from '@radiolink/application/fade/models';
import { FAILOVER_MODELS } from '@radiolink/application/failover/models';
import type { Part } from '../../../models/part.ts';
import { SixtyCards } from './sixty-cards.tsx';

export const part: Part = { View: SixtyCards, models: [...FAILOVER_MODELS, ...FADE_MODELS] };
