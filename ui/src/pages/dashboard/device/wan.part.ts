import { WAN_MODELS } from '@radiolink/application/address-services';
import type { Part } from '../../../models/index.ts';
import { WanCard } from './wan-card.tsx';

export const part: Part = { View: WanCard, models: WAN_MODELS };
