export * from './password-policy.port.ts';
export * from './password.port.ts';
export * from './users.port.ts';
