import { ACCOUNT_MODELS } from '@radiolink/application/account/account.model';
import type { Part } from '../../models/part.ts';
import { PasswordDialog, type PasswordDialogProps } from './password-dialog.tsx';

export const part: Part<PasswordDialogProps> = { View: PasswordDialog, models: ACCOUNT_MODELS };
