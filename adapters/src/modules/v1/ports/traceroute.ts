import { TraceroutePort } from '@radiolink/application/traceroute';
import { V1Traceroute } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of traceroute, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(TraceroutePort, ({ client, ...rest }) => new V1Traceroute(client, rest)),
];
