import { DISCOVERY_MODELS } from '@radiolink/application/discovery/discovery.model';
import type { Part } from '../../models/part.ts';
import { DiscoveryPage } from './discovery.page.tsx';

export const part: Part = { View: DiscoveryPage, models: DISCOVERY_MODELS };
