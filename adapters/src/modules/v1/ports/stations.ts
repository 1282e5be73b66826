import { StationPort } from '@radiolink/application/station';
import { UNOFFERED } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of the stations, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [v1Port(StationPort, () => UNOFFERED.station)];
