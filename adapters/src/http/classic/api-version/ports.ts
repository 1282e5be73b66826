import { ApiVersionPort } from '@radiolink/application/api-version/api-version.port';
import { ServerApiVersion } from '../../api-version/api-version.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** The versions of the API of a device with the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(ApiVersionPort, ({ session, settings }) => new ServerApiVersion(settings, session)),
];
