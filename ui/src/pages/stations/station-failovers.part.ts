import { FAILOVER_MODELS } from '@radiolink/application/failover/failover.model';
import type { Part } from '../../models/part.ts';
import { StationFailovers } from './station-failovers.tsx';

export const part: Part<{ readonly of: string }> = { View: StationFailovers, models: FAILOVER_MODELS };
