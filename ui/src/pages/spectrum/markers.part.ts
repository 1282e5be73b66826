import type { Part } from '../../models/index.ts';
import { MarkersCard } from './markers-card.tsx';

export const part: Part = { View: MarkersCard };
