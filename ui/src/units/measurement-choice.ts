import type { SessionValues } from '@radiolink/application/session';
import { type MeasurementSystem, measurementSystem } from '@radiolink/domain/units';

const KEY = 'radiolink.measurement-system';

/** The administrator's stored choice, undefined where there is none or the browser keeps nothing. Specification §9, Units. */
export function readMeasurementChoice(
  storage: () => Pick<Storage, 'getItem'>,
): MeasurementSystem | undefined {
  try {
    const stored = storage().getItem(KEY);
    return stored === 'metric' || stored === 'imperial' ? stored : undefined;
  } catch {
    // A browser may forbid its storage; the device's country then decides.
    return undefined;
  }
}

/** What the page measures in, by the domain's rule, for the country that the device told at the login. */
export function pageMeasurementSystem(
  session: { get(key: 'ccode'): SessionValues['ccode'] | undefined },
  storage: () => Pick<Storage, 'getItem'>,
): MeasurementSystem {
  return measurementSystem(session.get('ccode'), readMeasurementChoice(storage));
}
