export { LOGIN_SHORTFALL_MESSAGES, type LoginShortfall } from '../errors/catalogue.ts';
export * from './controller-link.ts';
export * from './login-form.ts';
export * from './setup-forms.ts';
export * from './login-steps.ts';
export * from './login-success.ts';
export * from './password-policy.ts';
export * from './password-strength.ts';
export * from './session-end.ts';
