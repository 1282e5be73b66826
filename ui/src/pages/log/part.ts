import { LOG_MODELS } from '@radiolink/application/log';
import type { Part } from '../../models/index.ts';
import { LogPage } from './log.page.tsx';

export const part: Part = { View: LogPage, models: LOG_MODELS };
