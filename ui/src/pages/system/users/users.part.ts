import { ACCOUNT_MODELS } from '@radiolink/application/account';
import type { Part } from '../../../models/index.ts';
import { Accounts } from './accounts.tsx';

export const part: Part = { View: Accounts, models: ACCOUNT_MODELS };
