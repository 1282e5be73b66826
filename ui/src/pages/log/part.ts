import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { LOG_MODELS } from '@radiolink/application/log/log.model';
import type { Part } from '../../models/part.ts';
import { LogPage } from './log.page.tsx';

export const part: Part = { View: LogPage, models: LOG_MODELS, needs: [EditingModel] };
