/** Parts for the login to a device with only the versioned API: no stream library, no container. */
export { createV1Client } from '../client/v1-client.ts';
export * from './v1-public-info.adapter.ts';
export * from './v1-session.adapter.ts';
