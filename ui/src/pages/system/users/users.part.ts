import { ACCOUNT_MODELS } from '@radiolink/application/account/account.model';
import type { Part } from '../../../models/part.ts';
import { Accounts } from './accounts.tsx';

export const part: Part = { View: Accounts, models: ACCOUNT_MODELS };
