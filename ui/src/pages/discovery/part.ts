import { DISCOVERY_MODELS } from '@radiolink/application/discovery/models';
import type { Part } from '../../models/part.ts';
import { DiscoveryPage } from './discovery.page.tsx';

export const part: Part = { View: DiscoveryPage, models: DISCOVERY_MODELS };
