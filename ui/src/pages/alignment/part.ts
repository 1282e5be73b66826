import { ALIGNMENT_MODELS } from '@radiolink/application/alignment';
import type { Part } from '../../models/index.ts';
import { AlignmentPage } from './alignment.page.tsx';

export const part: Part = { View: AlignmentPage, models: ALIGNMENT_MODELS };
