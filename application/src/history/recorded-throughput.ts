import { type AirDirection, downAndUp } from '@radiolink/domain/link';
import type { LinkHistory } from './link-history.port.ts';

/** What the device sent and received, as downlink and uplink. reading 44. */
export function recordedThroughput({ txKbps, rxKbps }: LinkHistory, received: AirDirection) {
  const { down, up } = downAndUp(received, { sent: txKbps, received: rxKbps });
  return { downKbps: down, upKbps: up };
}
