import { ApiVersionPort } from '@radiolink/application/api-version/api-version.port';
import { ServerApiVersion } from '../../api-version/api-version.adapter.ts';
import { port } from '../v1-ports.ts';

/** The versions of the API of a device with the versioned interface. */
export const PORTS = [
  port(ApiVersionPort, ({ session, settings }) => new ServerApiVersion(settings, session)),
];
