import { DIFF_MODELS } from '@radiolink/application/configuration-diff';
import type { Part } from '../../models/index.ts';
import { DiffPage } from './diff.page.tsx';

export const part: Part = { View: DiffPage, models: DIFF_MODELS };
