import { ConfigurationTestPort } from '@radiolink/application/configuration/configuration-test.port';
import { V1ConfigurationTest } from './configuration-test.adapter.ts';
import { port } from '../v1-ports.ts';

/** The test of changes, by the versioned interface. The configuration itself is bound at the start. */
export const PORTS = [port(ConfigurationTestPort, ({ client }) => new V1ConfigurationTest(client))];
