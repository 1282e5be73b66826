import type { Part } from '../../models/part.ts';
import { MarkersCard } from './markers-card.tsx';

export const part: Part = { View: MarkersCard };
