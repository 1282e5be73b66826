export * from './account-rules.ts';
export * from './md5-crypt.ts';
export * from './user-accounts.ts';
