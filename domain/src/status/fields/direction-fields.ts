import type { DirectionExpectation } from '../station.ts';
import { type Field, field, type FieldTable, fieldsOf } from './field.ts';

const DOWNLINK: FieldTable<DirectionExpectation> = {
  signalExpectedDbm: field('Downlink expected signal', 'dbm'),
  capacityExpectedKbps: field('Downlink expected capacity', 'kbps'),
  rateIndexExpected: field('Downlink expected rate index', 'count'),
  linkScore: field('Downlink score', 'percent'),
  averageLinkScore: field('Downlink average score', 'percent'),
};

const UPLINK: FieldTable<DirectionExpectation> = {
  signalExpectedDbm: field('Uplink expected signal', 'dbm'),
  capacityExpectedKbps: field('Uplink expected capacity', 'kbps'),
  rateIndexExpected: field('Uplink expected rate index', 'count'),
  linkScore: field('Uplink score', 'percent'),
  averageLinkScore: field('Uplink average score', 'percent'),
};

interface BothDirections {
  readonly downlink: DirectionExpectation;
  readonly uplink: DirectionExpectation;
}

/** Expected values of both directions, wherever they are in a source. */
export function directionFields<Source>(
  at: (source: Source) => BothDirections | undefined,
): readonly Field<Source>[] {
  return [
    ...fieldsOf<Source, DirectionExpectation>(DOWNLINK, source => at(source)?.downlink, 'downlink.'),
    ...fieldsOf<Source, DirectionExpectation>(UPLINK, source => at(source)?.uplink, 'uplink.'),
  ];
}
