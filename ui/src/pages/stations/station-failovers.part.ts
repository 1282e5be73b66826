import { FAILOVER_MODELS } from '@radiolink/application/failover';
import type { Part } from '../../models/index.ts';
import { StationFailovers } from './station-failovers.tsx';

export const part: Part<{ readonly of: string }> = { View: StationFailovers, models: FAILOVER_MODELS };
