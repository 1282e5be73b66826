import { SpeedTestPort } from '@radiolink/application/speed-test/speed-test.port';
import { V1SpeedTest } from './speed-test.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of the speed test, by the versioned interface. */
export const PORTS = [port(SpeedTestPort, ({ client, ...rest }) => new V1SpeedTest(client, rest))];
