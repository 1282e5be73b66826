import { ACCOUNT_MODELS } from '@radiolink/application/account';
import type { Part } from '../models/index.ts';
import { PasswordDialog, type PasswordDialogProps } from './password-dialog.tsx';

export const part: Part<PasswordDialogProps> = { View: PasswordDialog, models: ACCOUNT_MODELS };
