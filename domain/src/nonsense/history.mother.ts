import * as history from '../history/index.ts';
import { ptpStationStatus } from '../mothers/index.ts';
import { HUGE, NEGATIVE, NOT_AN_AMOUNT, probe, type Probes, saysNothingOf } from './probe.mother.ts';

const AT = 1_700_000_000_000;
const MINUTE = 60_000;
const FACTS = { at: AT, uptimeSeconds: 9000, clockMs: AT, blockedMhz: [] };

/** An hour of one quantity, with one reading in it. */
const hour = (reading: number, at = AT) =>
  Array.from({ length: 60 }, (_, minute) => ({
    at: minute === 30 ? at : AT + (minute - 30) * MINUTE,
    values: { 'local-signal': minute === 20 ? reading : -60 },
  }));
const joined = (samples: ReturnType<typeof hour>) =>
  history.joinHistory({ samples, intervalMs: MINUTE }, { samples: [], intervalMs: 5 * MINUTE }, []);
const NO_MOMENT = [NEGATIVE, HUGE] as const;
/** Nothing of the nonsense is in what is said; a gap may be where its sample was left out. */
const claimsNone = (answer: unknown): boolean => (answer as history.Explanation).causes.length === 0;

/** The time axis: neither a time nor a reading that is none changes what is said. */
export const HISTORY_PROBES: Probes = {
  leastStep: [probe(before => history.leastStep('airtime', before), [HUGE])],
  historySample: [probe(at => history.historySample(ptpStationStatus(), at).at, NO_MOMENT)],
  eventFacts: [probe(at => history.eventFacts(ptpStationStatus(), at).at, NO_MOMENT)],
  eventsBetween: [
    probe(at => history.eventsBetween({ ...FACTS, at }, FACTS), NO_MOMENT),
    probe(at => history.eventsBetween(FACTS, { ...FACTS, at }), NO_MOMENT),
    probe(uptimeSeconds => history.eventsBetween(FACTS, { ...FACTS, uptimeSeconds }), NOT_AN_AMOUNT),
    probe(clockMs => history.eventsBetween(FACTS, { ...FACTS, clockMs }), NO_MOMENT),
  ],
  meanSample: [
    probe(
      reading => history.meanSample([{ at: AT, values: { 'local-signal': reading } }])?.values,
      [],
      saysNothingOf,
    ),
  ],
  logEvents: [
    probe(
      now => history.logEvents(['Nov 20 20:33:10 httpd: login of admin'], '2026-11-20 20:40:00', now),
      NO_MOMENT,
    ),
  ],
  joinHistory: [
    probe(
      at => joined(hour(-60, at)).samples.filter(sample => !(sample.at >= 0 && sample.at <= 8.64e15)),
      NO_MOMENT,
    ),
  ],
  beforeAfter: [probe(at => history.beforeAfter(hour(-60), at).changes, NO_MOMENT)],
  explain: [
    probe(picked => history.explain(joined(hour(-60)), picked), NO_MOMENT, claimsNone),
    probe(reading => history.explain(joined(hour(reading)), AT), [HUGE], claimsNone),
  ],
  greatestChange: [probe(reading => history.greatestChange(hour(reading)), [HUGE])],
};
