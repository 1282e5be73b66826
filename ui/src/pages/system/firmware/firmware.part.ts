import { FIRMWARE_MODELS } from '@radiolink/application/firmware';
import type { Part } from '../../../models/index.ts';
import { FirmwarePanel } from './firmware-panel.tsx';

export const part: Part = { View: FirmwarePanel, models: FIRMWARE_MODELS };
