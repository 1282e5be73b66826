import { ConfigurationTestPort } from '@radiolink/application/configuration/configuration-test.port';
import { ClassicConfigurationTest } from './configuration-test.adapter.ts';
import { port } from '../classic-ports.ts';

/** The test of changes, by the classic interface. The configuration itself is bound at the start. */
export const PORTS = [port(ConfigurationTestPort, ({ client }) => new ClassicConfigurationTest(client))];
