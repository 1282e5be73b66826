import { ChangeModels } from '@radiolink/application/configuration';
import type { Part } from '../models/index.ts';
import { Palette, type PaletteProps } from './palette.tsx';

export const part: Part<PaletteProps> = { View: Palette, needs: [ChangeModels] };
