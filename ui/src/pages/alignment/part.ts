import { ALIGNMENT_MODELS } from '@radiolink/application/alignment/mast.model';
import type { Part } from '../../models/part.ts';
import { AlignmentPage } from './alignment.page.tsx';

export const part: Part = { View: AlignmentPage, models: ALIGNMENT_MODELS };
