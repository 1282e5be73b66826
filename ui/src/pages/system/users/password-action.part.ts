import type { Part } from '../../../models/part.ts';
import { PasswordAction, type PasswordActionProps } from './password-action.tsx';

export const part: Part<PasswordActionProps> = { View: PasswordAction };
