import { ConfigurationTestPort } from '@radiolink/application/configuration/configuration-test.port';
import { ClassicConfigurationTest } from './configuration-test.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** The test of changes, by the classic interface. The configuration itself is bound at the start. */
export const PORTS: readonly ClassicBinding[] = [
  port(ConfigurationTestPort, ({ client }) => new ClassicConfigurationTest(client)),
];
