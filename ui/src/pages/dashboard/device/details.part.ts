import type { Part } from '../../../models/part.ts';
import { DetailCards } from './detail-cards.tsx';

/** Loaded when the details are opened: who reads the link alone does without. */
export const part: Part = { View: DetailCards };
