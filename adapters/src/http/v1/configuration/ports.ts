import { ConfigurationTestPort } from '@radiolink/application/configuration/configuration-test.port';
import { V1ConfigurationTest } from './configuration-test.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** The test of changes, by the versioned interface. The configuration itself is bound at the start. */
export const PORTS: readonly V1Binding[] = [
  port(ConfigurationTestPort, ({ client }) => new V1ConfigurationTest(client)),
];
