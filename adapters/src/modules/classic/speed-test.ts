import { SpeedTestPort } from '@radiolink/application/speed-test';
import { ClassicSpeedTest } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of the speed test, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(SpeedTestPort, ({ client, ...rest }) => new ClassicSpeedTest(client, rest)),
];
