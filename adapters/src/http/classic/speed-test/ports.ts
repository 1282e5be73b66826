import { SpeedTestPort } from '@radiolink/application/speed-test/speed-test.port';
import { ClassicSpeedTest } from './speed-test.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the speed test, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(SpeedTestPort, ({ client, ...rest }) => new ClassicSpeedTest(client, rest)),
];
