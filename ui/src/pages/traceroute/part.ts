import { TRACEROUTE_MODELS } from '@radiolink/application/traceroute/traceroute.model';
import type { Part } from '../../models/part.ts';
import { TraceroutePage } from './traceroute.page.tsx';

export const part: Part = { View: TraceroutePage, models: TRACEROUTE_MODELS };
