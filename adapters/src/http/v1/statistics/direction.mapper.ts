import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import type { DirectionExpectation } from '@radiolink/domain/station';
import type { Section } from '../../wire/section.ts';
import { KBPS, PERCENT } from '../../wire/ranges.ts';

/** `C` of the reference: capacities in kbps. */
export type Capacities = ReturnType<typeof mapCapacity>;

type CapacityName = keyof Schemas['Capacity'];

/**
 * Some firmware gives `tx` and `rx`, relative to the device, in place of `dl` and `ul`: an access point sends the
 * downlink.
 */
export function mapCapacity(capacity: Section<Schemas['Capacity']>, accessPoint: boolean) {
  const [down, up] = accessPoint ? (['tx', 'rx'] as const) : (['rx', 'tx'] as const);
  const either = (name: CapacityName, other: CapacityName) => {
    const absolute = capacity.number(name, KBPS);
    const relative = capacity.number(other, KBPS);
    return absolute ?? relative;
  };
  return {
    downlink: either('dl', down),
    uplink: either('ul', up),
    combined: capacity.number('combined', KBPS),
    downlinkIdeal: either('dlIdeal', `${down}Ideal`),
    uplinkIdeal: either('ulIdeal', `${up}Ideal`),
    combinedIdeal: capacity.number('combinedIdeal', KBPS),
  };
}

/** `L` of the reference, for one direction. */
export function mapScores(
  scores: Section<Schemas['LinkScore']>,
  direction: 'dl' | 'ul',
): Pick<DirectionExpectation, 'linkScore' | 'averageLinkScore'> {
  return {
    linkScore: scores.number(direction, PERCENT),
    averageLinkScore: scores.number(`${direction}24`, PERCENT),
  };
}
