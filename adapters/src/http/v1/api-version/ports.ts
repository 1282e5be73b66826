import { ApiVersionPort } from '@radiolink/application/api-version/api-version.port';
import { ServerApiVersion } from '../../api-version/api-version.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** The versions of the API of a device with the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(ApiVersionPort, ({ session, settings }) => new ServerApiVersion(settings, session)),
];
