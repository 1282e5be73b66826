import { FIRMWARE_MODELS } from '@radiolink/application/firmware/models';
import type { Part } from '../../../models/part.ts';
import { FirmwarePanel } from './firmware-panel.tsx';

export const part: Part = { View: FirmwarePanel, models: FIRMWARE_MODELS };
