import { WAN_MODELS } from '@radiolink/application/address-services/wan.model';
import type { Part } from '../../../models/part.ts';
import { WanCard } from './wan-card.tsx';

export const part: Part = { View: WanCard, models: WAN_MODELS };
