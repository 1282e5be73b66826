import { PermittedApply } from '@radiolink/application/configuration/change-models';
import type { Part } from '../../models/part.ts';
import { Palette, type PaletteProps } from './palette.tsx';

export const part: Part<PaletteProps> = { View: Palette, needs: [PermittedApply] };
