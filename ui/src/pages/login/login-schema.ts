import { object, string } from 'yup';

/** The two fields of the login form. */
export interface LoginForm {
  readonly username: string;
  readonly password: string;
}

/** Longest user name and password. Specification §9, network and text limits. */
export const LOGIN_FIELD_LENGTH = 64;

/** Login fields are required. Specification §5, Login. */
export const loginSchema = object({
  username: string().required('Username is required.').max(LOGIN_FIELD_LENGTH),
  password: string().required('Password is required.').max(LOGIN_FIELD_LENGTH),
});
