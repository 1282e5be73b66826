import { FADE_MODELS } from '@radiolink/application/fade/fade.model';
import { FAILOVER_MODELS } from '@radiolink/application/failover/failover.model';
import type { Part } from '../../../models/part.ts';
import { SixtyCards } from './sixty-cards.tsx';

export const part: Part = { View: SixtyCards, models: [...FAILOVER_MODELS, ...FADE_MODELS] };
