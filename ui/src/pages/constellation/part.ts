import { CONSTELLATION_MODELS } from '@radiolink/application/constellation';
import type { Part } from '../../models/index.ts';
import { ConstellationPage } from './constellation.page.tsx';

export const part: Part = { View: ConstellationPage, models: CONSTELLATION_MODELS };
