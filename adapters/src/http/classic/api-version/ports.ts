import { ApiVersionPort } from '@radiolink/application/api-version/api-version.port';
import { ServerApiVersion } from '../../api-version/api-version.adapter.ts';
import { port } from '../classic-ports.ts';

/** The versions of the API of a device with the classic interface. */
export const PORTS = [
  port(ApiVersionPort, ({ session, settings }) => new ServerApiVersion(settings, session)),
];
