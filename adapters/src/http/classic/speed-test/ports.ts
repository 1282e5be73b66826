import { SpeedTestPort } from '@radiolink/application/speed-test/speed-test.port';
import { ClassicSpeedTest } from './speed-test.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of the speed test, by the classic interface. */
export const PORTS = [port(SpeedTestPort, ({ client, ...rest }) => new ClassicSpeedTest(client, rest))];
