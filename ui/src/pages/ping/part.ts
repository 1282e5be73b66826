import { PING_MODELS } from '@radiolink/application/ping/ping.model';
import type { Part } from '../../models/part.ts';
import { PingPage } from './ping.page.tsx';

export const part: Part = { View: PingPage, models: PING_MODELS };
