import { checkPassword, checkUsername } from '@radiolink/domain/session';
import { object } from 'yup';
import { ruledText } from '../../forms/index.ts';

/** The login form: both fields required, at most 64 characters. Specification §5, Login. */
export const loginSchema = object({ username: ruledText(checkUsername), password: ruledText(checkPassword) });
