import { ConfigText } from '../configuration/index.ts';
import { linkEnds } from '../link/index.ts';
import { ptpStationStatus } from '../mothers/index.ts';
import * as prediction from '../prediction/index.ts';
import { NO_LEVEL, NOT_AN_AMOUNT, probe, type Probes, saysNothingOf } from './probe.mother.ts';

const ENDS = linkEnds(ptpStationStatus());
const BEFORE = ConfigText.parse('radio.1.mode=managed\nradio.1.ptpmode=1\nradio.1.txpower=16\n');
const AFTER = ConfigText.parse(
  'radio.1.mode=managed\nradio.1.ptpmode=1\nradio.1.txpower=10\nradio.1.cable.loss=1\n',
);
const END = { signalDbm: -60, cinrDb: 25, noiseFloorDbm: -91, rxCapacityKbps: 200_000, txPowerDbm: 16 };

/** Both ends of a link with one reading spoiled at each. */
function spoiled(reading: Partial<typeof END>) {
  const end = { ...END, ...reading };
  return { ...ENDS, local: { ...ENDS.local, ...end }, remote: ENDS.remote && { ...ENDS.remote, ...end } };
}
const predicted = (reading: Partial<typeof END>) =>
  prediction.predictLink({ before: BEFORE, after: AFTER, ends: spoiled(reading) });
const FIGURE = { quantity: 'remote-signal', now: -50, expected: -56, low: -58, high: -54 } as const;

/** What a change will do: no figure is made of nonsense. */
export const PREDICTION_PROBES: Probes = {
  predictLink: [
    probe(signalDbm => predicted({ signalDbm }), NO_LEVEL, saysNothingOf),
    probe(cinrDb => predicted({ cinrDb }), NO_LEVEL, saysNothingOf),
    probe(noiseFloorDbm => predicted({ noiseFloorDbm }), NO_LEVEL, saysNothingOf),
    probe(rxCapacityKbps => predicted({ rxCapacityKbps }), NOT_AN_AMOUNT, saysNothingOf),
    probe(txPowerDbm => predicted({ txPowerDbm }), NO_LEVEL, saysNothingOf),
  ],
  meanEnds: [
    probe(
      mean =>
        prediction.predictLink({
          before: BEFORE,
          after: AFTER,
          ends: prediction.meanEnds(spoiled({}), {
            localSignalDbm: mean,
            remoteSignalDbm: mean,
            downlinkCapacityKbps: mean,
            uplinkCapacityKbps: mean,
          }),
        }),
      NO_LEVEL,
      saysNothingOf,
    ),
  ],
  stationOutlook: [
    probe(
      signalDbm =>
        prediction.stationOutlook({ before: BEFORE, after: AFTER }, [
          {
            station: { mac: '02:00:00:00:00:01', downlink: {}, uplink: {}, traffic: {} },
            ends: spoiled({ signalDbm }),
          },
        ]),
      NO_LEVEL,
      saysNothingOf,
    ),
  ],
  measuredPrediction: [
    probe(
      now =>
        prediction.measuredPrediction(
          { ratio: 'CINR', figures: [FIGURE] },
          {
            readings: [{ quantity: 'remote-signal', before: -50, now, verdict: 'same' }],
            stations: undefined,
          },
        ),
      NO_LEVEL,
    ),
  ],
};
