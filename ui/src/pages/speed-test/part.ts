import { SPEED_TEST_MODELS } from '@radiolink/application/speed-test/speed-test.model';
import type { Part } from '../../models/part.ts';
import { SpeedTestPage } from './speed-test.page.tsx';

export const part: Part = { View: SpeedTestPage, models: SPEED_TEST_MODELS };
