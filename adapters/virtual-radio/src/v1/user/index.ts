export * from './login.ts';
export * from './password.ts';
