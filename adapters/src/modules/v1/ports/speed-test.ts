import { SpeedTestPort } from '@radiolink/application/speed-test';
import { V1SpeedTest } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of the speed test, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(SpeedTestPort, ({ client, ...rest }) => new V1SpeedTest(client, rest)),
];
