import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { Section } from '../../wire/section.ts';
import { DBM, RSSI } from '../../wire/ranges.ts';

/**
 * A signal as dBm and on the device's scale. Both 0 contradict each other (0 dBm is 96): no signal was
 * received.
 */
export function receivedSignal(
  peer: Section<Schemas['Station']> | Section<Schemas['Remote']> | Section<Schemas['Wireless']>,
): {
  signalDbm: number | undefined;
  rssi: number | undefined;
} {
  const signalDbm = peer.number('signal', DBM);
  const rssi = peer.number('rssi', RSSI);
  return signalDbm === 0 && rssi === 0 ? { signalDbm: undefined, rssi: undefined } : { signalDbm, rssi };
}
