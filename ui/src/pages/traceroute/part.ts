import { TRACEROUTE_MODELS } from '@radiolink/application/traceroute';
import type { Part } from '../../models/index.ts';
import { TraceroutePage } from './traceroute.page.tsx';

export const part: Part = { View: TraceroutePage, models: TRACEROUTE_MODELS };
