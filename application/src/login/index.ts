/** Models of the login application; apart from the session, so that no state library is in the first load. */
export * from './legal-pages.port.ts';
export * from './login-draft.port.ts';
export * from './login-flow.ts';
export * from './public-info-watch.ts';
export * from './refreshed-info.ts';
