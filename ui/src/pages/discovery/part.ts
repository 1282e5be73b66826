import { DISCOVERY_MODELS } from '@radiolink/application/discovery';
import type { Part } from '../../models/index.ts';
import { DiscoveryPage } from './discovery.page.tsx';

export const part: Part = { View: DiscoveryPage, models: DISCOVERY_MODELS };
