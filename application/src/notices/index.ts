export * from './alerts.model.ts';
export * from './notices.model.ts';
export * from './notices.port.ts';
export * from './notices.token.ts';
