import { EditingModel } from '@radiolink/application/configuration';
import { DIFF_MODELS } from '@radiolink/application/configuration-diff';
import type { Part } from '../../models/index.ts';
import { DiffPage } from './diff.page.tsx';

export const part: Part = { View: DiffPage, needs: [EditingModel], models: DIFF_MODELS };
