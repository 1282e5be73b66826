import { DOCUMENTS_MODELS } from '@radiolink/application/backup/backup.model';
import type { Part } from '../../../models/part.ts';
import { Documents } from './documents.tsx';

export const part: Part = { View: Documents, models: DOCUMENTS_MODELS };
