import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { DirectionExpectation } from '@radiolink/domain/station';
import type { Section } from '../../wire/section.ts';
import { DBM, KBPS, PERCENT, SMALL } from '../../wire/ranges.ts';
import { unlessZero } from '../../wire/unmeasured.ts';

/** Source of an expectation: a peer, or one end of its 60 GHz link. */
type Expecting = Schemas['Station'] & Schemas['Radio60Remote'];

/**
 * Expected values of one direction. Without an expectation the device sends zeros: then neither rate index 0
 * nor score 0 is valid. With an expectation both are. @param capacity converts the wire's capacity to kbps
 */
export function mapExpectation(
  station: Section<Expecting>,
  direction: 'dl' | 'ul',
  capacity: (value: number | undefined) => number | undefined = value => value,
): DirectionExpectation {
  const signalExpectedDbm = unlessZero(station.number(`${direction}_signal_expect`, DBM));
  const capacityExpectedKbps = unlessZero(capacity(station.number(`${direction}_capacity_expect`, KBPS)));
  const expects = signalExpectedDbm !== undefined || capacityExpectedKbps !== undefined;
  const known = (value: number | undefined) => (expects ? value : unlessZero(value));
  const score = station.number(`${direction}_linkscore`, PERCENT);
  const scoreOf5xhd = station.number(`${direction}_score`, PERCENT);
  return {
    signalExpectedDbm,
    capacityExpectedKbps,
    rateIndexExpected: known(station.number(`${direction}_rate_expect`, SMALL)),
    linkScore: known(score ?? scoreOf5xhd),
    averageLinkScore: known(station.number(`${direction}_avg_linkscore`, PERCENT)),
  };
}
