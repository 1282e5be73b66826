import { PING_MODELS } from '@radiolink/application/ping';
import type { Part } from '../../models/index.ts';
import { PingPage } from './ping.page.tsx';

export const part: Part = { View: PingPage, models: PING_MODELS };
