import * as radio from '../radio/index.ts';
import { fieldsOf, HUGE, NO_LEVEL, NOT_AN_AMOUNT, NOT_POSITIVE, probe, type Probes } from './probe.mother.ts';

const GERMANY = 276;
const SPAN = { startMhz: 5170, endMhz: 5190 };
const SPAN_OUTSIDE = { startMhz: NOT_POSITIVE, endMhz: NOT_POSITIVE };
const ROW = { control: 5180, center: 5190, bw: 40, ch: 36, dfs: false, maxEirp: 23 };
const CHANNEL = {
  controlFrequency: 5180,
  centerFrequency: 5190,
  channel: 36,
  dfs: true,
  channelStartFreq: 5170,
  channelEndFreq: 5210,
  ieeeMode: 'A' as const,
  maxPower: 23,
};
const EDGES_OUTSIDE = { channelStartFreq: NOT_POSITIVE, channelEndFreq: NOT_POSITIVE };
const BOARD60 = { widthsMhz: [2160], maxCondPower: 10, maxAntGain: 50, minAntGain: 20 };
const DOMAIN60 = {
  countryCode: 840,
  countryName: 'United States',
  channels: [{ ...ROW, control: 58_320, center: 58_320, bw: 2160 }],
  maxCondPower: 10,
  maxEirp: 40,
  maxAntGain: 50,
  minAntGain: 20,
  freqStart: 57_000,
  freqEnd: 71_000,
};

/** Frequencies, spans and channels. */
export const CHANNEL_PROBES: Probes = {
  bandOf: [probe(radio.bandOf, NOT_POSITIVE)],
  occupiedSpan: [
    probe(center => radio.occupiedSpan(center, 20), NOT_POSITIVE),
    probe(width => radio.occupiedSpan(5180, width), NOT_POSITIVE),
  ],
  overlapMhz: fieldsOf(SPAN, SPAN_OUTSIDE, span => radio.overlapMhz(span, SPAN)),
  spansOverlap: fieldsOf(SPAN, SPAN_OUTSIDE, span => radio.spansOverlap(SPAN, span)),
  spanContains: [
    ...fieldsOf(SPAN, SPAN_OUTSIDE, span => radio.spanContains(SPAN, span)),
    ...fieldsOf(SPAN, SPAN_OUTSIDE, span => radio.spanContains(span, SPAN)),
  ],
  bandEdgeReductionDb: fieldsOf(SPAN, SPAN_OUTSIDE, radio.bandEdgeReductionDb),
  channelNumber: [probe(radio.channelNumber, NOT_POSITIVE)],
  channelFrequency: (['G', 'A', 'AD'] as const).map(band =>
    probe(number => radio.channelFrequency(number, band), NOT_POSITIVE),
  ),
  channelSpan: fieldsOf(CHANNEL, EDGES_OUTSIDE, radio.channelSpan),
  channelWidth: fieldsOf(CHANNEL, EDGES_OUTSIDE, radio.channelWidth),
  rowFromChannel: fieldsOf(CHANNEL, { ...EDGES_OUTSIDE, maxPower: NO_LEVEL }, radio.rowFromChannel),
  cacSeconds: fieldsOf(CHANNEL, EDGES_OUTSIDE, channel => radio.cacSeconds(channel, 'ETSI')),
  cacSecondsOfRow: fieldsOf(ROW, { center: NOT_POSITIVE, bw: NOT_POSITIVE }, row =>
    radio.cacSecondsOfRow(row, 'ETSI'),
  ),
  isAutoWidth: [probe(radio.isAutoWidth, [HUGE])],
  autoWidths: [probe(width => radio.autoWidths([width]), NOT_POSITIVE)],
  usableWidths: [
    probe(width => radio.usableWidths({ supported: [width], allowAbove40: true }), NOT_POSITIVE),
    probe(
      width =>
        radio.usableWidths({ supported: [width], channels: [{ ...ROW, bw: width }], allowAbove40: true }),
      NOT_POSITIVE,
    ),
  ],
  standard11ac: [probe(radio.standard11ac, NOT_POSITIVE)],
  standardCentres: [probe(radio.standardCentres, NOT_POSITIVE)],
  deviceCentres: [probe(radio.deviceCentres, NOT_POSITIVE)],
  deviceCentres24: [probe(radio.deviceCentres24, NOT_POSITIVE)],
  centres60Ghz: [probe(radio.centres60Ghz, NOT_POSITIVE)],
  channels60GhzFor: [
    probe(code => radio.channels60GhzFor(code, 2160), NOT_AN_AMOUNT),
    probe(width => radio.channels60GhzFor(840, width), NOT_POSITIVE),
  ],
  channelsFor: [
    probe(countryCode => radio.channelsFor({ countryCode, widthMhz: 20 }), NOT_AN_AMOUNT),
    ...(['G', 'A', 'AD'] as const).map(band =>
      probe(widthMhz => radio.channelsFor({ countryCode: GERMANY, widthMhz, band }), NOT_POSITIVE),
    ),
  ],
  controlFrequencies: [
    probe(center => radio.controlFrequencies(center, 40), NOT_POSITIVE),
    probe(width => radio.controlFrequencies(5190, width), NOT_POSITIVE),
  ],
  controlFrequency: [
    probe(center => radio.controlFrequency(center, 40), NOT_POSITIVE),
    probe(width => radio.controlFrequency(5190, width), NOT_POSITIVE),
  ],
  centerFrequency: [
    probe(control => radio.centerFrequency(control, 40), NOT_POSITIVE),
    probe(width => radio.centerFrequency(5180, width), NOT_POSITIVE),
  ],
  rowsOfWidth: [probe(width => radio.rowsOfWidth([{ ...ROW, bw: width }], width), NOT_POSITIVE)],
  rowsInRange60: fieldsOf(DOMAIN60, { freqStart: NOT_POSITIVE, freqEnd: NOT_POSITIVE }, radio.rowsInRange60),
  buildRegulatoryDomain: [
    probe(code => radio.buildRegulatoryDomain(code, { main: { widthsMhz: [20] } }), NOT_AN_AMOUNT),
    probe(
      width =>
        radio.buildRegulatoryDomain(GERMANY, { main: { widthsMhz: [width] } })?.interfaces[0]?.channels,
      NOT_POSITIVE,
    ),
  ],
  buildRegulatoryDomain60: [
    probe(code => radio.buildRegulatoryDomain60(code, BOARD60), NOT_AN_AMOUNT),
    probe(width => radio.buildRegulatoryDomain60(840, { ...BOARD60, widthsMhz: [width] }), NOT_POSITIVE),
    ...fieldsOf(BOARD60, { maxCondPower: NO_LEVEL, maxAntGain: NO_LEVEL, minAntGain: NO_LEVEL }, board =>
      radio.buildRegulatoryDomain60(840, board),
    ),
  ],
};
