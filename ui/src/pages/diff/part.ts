import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { DIFF_MODELS } from '@radiolink/application/configuration-diff/configuration-diff.model';
import type { Part } from '../../models/part.ts';
import { DiffPage } from './diff.page.tsx';

export const part: Part = { View: DiffPage, needs: [EditingModel], models: DIFF_MODELS };
