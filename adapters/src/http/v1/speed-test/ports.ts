import { SpeedTestPort } from '@radiolink/application/speed-test/speed-test.port';
import { V1SpeedTest } from './speed-test.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the speed test, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(SpeedTestPort, ({ client, ...rest }) => new V1SpeedTest(client, rest)),
];
