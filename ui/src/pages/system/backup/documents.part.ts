import { DOCUMENTS_MODELS } from '@radiolink/application/backup';
import type { Part } from '../../../models/index.ts';
import { Documents } from './documents.tsx';

export const part: Part = { View: Documents, models: DOCUMENTS_MODELS };
