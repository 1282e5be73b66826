import { isValidLinkDistance } from '@radiolink/domain/radio';
import type { DeviceStatus } from '@radiolink/domain/status';

/**
 * The longest of the links that the radio measured, metres; null where it measured none. A shorter one than 10 m is not
 * measured. readings 22 and 32.
 */
export function longestLinkMetres({ wireless }: Pick<DeviceStatus, 'wireless'>): number | null {
  const measured = [wireless, ...wireless.stations].flatMap(({ distanceMetres }) =>
    distanceMetres !== undefined && isValidLinkDistance(distanceMetres) ? [distanceMetres] : [],
  );
  return measured.length === 0 ? null : Math.max(...measured);
}
