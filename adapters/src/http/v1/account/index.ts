export * from './password-policy.adapter.ts';
export * from './password.adapter.ts';
export * from './users.adapter.ts';
