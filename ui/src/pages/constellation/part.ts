import { CONSTELLATION_MODELS } from '@radiolink/application/constellation/constellation.model';
import type { Part } from '../../models/part.ts';
import { ConstellationPage } from './constellation.page.tsx';

export const part: Part = { View: ConstellationPage, models: CONSTELLATION_MODELS };
