import { visibleJson, visibleText } from '../text/text.ts';
import { durationFigures } from '../units/duration.ts';
import { MISSING_TEXT } from '../units/number.ts';
import type { LinkReport, ReportedLink } from './link-report.ts';
import type { ReportedEnd, ReportedPort } from './reported-end.ts';

const NAME_WIDTH = 20;

/** A number with its unit as any mail program and any terminal shows it. */
function measured(value: number | undefined, unit: string, digits = 0): string {
  return value === undefined ? MISSING_TEXT : `${value.toFixed(digits)} ${unit}`;
}

const speed = (kbps: number | undefined): string =>
  measured(kbps === undefined ? undefined : kbps / 1000, 'Mbps', 1);

function span(seconds: number | undefined): string {
  const figures = durationFigures(seconds, 'en');
  return figures === undefined
    ? MISSING_TEXT
    : figures.map(({ value, unit }) => `${value} ${unit}`).join(' ');
}

function portText(port: ReportedPort): string {
  if (port.plugged === false) return `${port.name} unplugged`;
  const duplex = port.fullDuplex === undefined ? '' : port.fullDuplex ? ' full duplex' : ' half duplex';
  const cable = port.cableLengthMetres === undefined ? '' : `, cable ${port.cableLengthMetres} m`;
  return `${port.name} ${measured(port.speedMbps, 'Mbps')}${duplex}${cable}`;
}

type Row = readonly [string, (end: ReportedEnd) => string];

const text = (value: string | undefined): string => value ?? MISSING_TEXT;

/** Rows of each end, side by side. */
const ROWS: readonly Row[] = [
  ['Name', end => text(end.name)],
  ['Model', end => text(end.model)],
  ['Firmware', end => text(end.firmware)],
  ['MAC', end => text(end.mac)],
  ['IP address', end => text(end.ip)],
  ['Signal', end => measured(end.signalDbm, 'dBm')],
  ['Expected signal', end => measured(end.signalExpectedDbm, 'dBm')],
  ['Chains', end => end.chainSignalsDbm?.map(dbm => measured(dbm, 'dBm')).join(' / ') || MISSING_TEXT],
  ['Noise floor', end => measured(end.noiseFloorDbm, 'dBm')],
  ['CINR', end => measured(end.cinrDb, 'dB')],
  ['Receive rate', end => text(end.rxRate)],
  [
    'Rate index, expected',
    end => `${end.rxRateIndex ?? MISSING_TEXT}, ${end.rxRateIndexExpected ?? MISSING_TEXT}`,
  ],
  ['Transmit rate', end => text(end.txRate)],
  ['Receive capacity', end => speed(end.rxCapacityKbps)],
  ['Expected capacity', end => speed(end.rxCapacityExpectedKbps)],
  ['Receive throughput', end => speed(end.rxThroughputKbps)],
  ['Transmit power', end => measured(end.txPowerDbm, 'dBm')],
  ['Antenna gain', end => measured(end.antennaGainDbi, 'dBi')],
  ['Ethernet', end => end.ethernet.map(portText).join('; ') || MISSING_TEXT],
  ['Uptime', end => span(end.uptimeSeconds)],
  ['CPU', end => measured(end.cpuLoadPercent, '%')],
];

function endLines({ local, remote, band }: ReportedLink): readonly string[] {
  const rows = ROWS.map(([name, read]) => ({
    name: name === 'CINR' && band.startsWith('60') ? 'SNR' : name,
    local: visibleText(read(local)),
    remote: remote === undefined ? MISSING_TEXT : visibleText(read(remote)),
  }));
  const width = Math.max(...rows.map(row => [...row.local].length), 'Local'.length) + 2;
  const pad = (cell: string, to: number): string => cell + ' '.repeat(Math.max(0, to - [...cell].length));
  const line = (name: string, ofLocal: string, ofRemote: string): string =>
    `${pad(name, NAME_WIDTH)} ${pad(ofLocal, width)}${ofRemote}`;
  return [line('', 'Local', 'Remote'), ...rows.map(row => line(row.name, row.local, row.remote))];
}

function linkLines(link: ReportedLink): readonly string[] {
  const carries = link.carriesTraffic === undefined ? '' : link.carriesTraffic ? ', active' : ', idle';
  const score = link.score === undefined ? '' : ` (link potential ${Math.floor(link.score)} of 100)`;
  const reasons = link.reasons.includes(link.verdict) ? link.reasons : [link.verdict, ...link.reasons];
  return [
    `Link at ${link.band}: ${link.state}${carries}${score}`,
    [
      `Distance ${measured(link.distanceMetres, 'm')}`,
      `frequency ${measured(link.frequencyMhz, 'MHz')}`,
      `width ${measured(link.channelWidthMhz, 'MHz')}`,
      `airtime ${measured(link.airtimePercent, '%', 1)}`,
      `up ${span(link.uptimeSeconds)}`,
    ].join(', '),
    directionLine('Downlink', link.downlink),
    directionLine('Uplink', link.uplink),
    ...reasons.map(reason => `- ${visibleText(reason)}`),
    '',
    ...endLines(link),
  ];
}

function directionLine(name: string, direction: ReportedLink['downlink']): string {
  return `${name}: ${speed(direction.throughputKbps)} now, capacity ${speed(direction.capacityKbps)} of ${speed(direction.capacityExpectedKbps)} expected`;
}

/** The report as plain text that lines up in a fixed-width font. Names from outside can't break or steer a line. */
export function linkReportText(report: LinkReport): string {
  const { writtenAt, ssid, mode, networkRole, deviceTime, stationCount, links } = report;
  const head = [
    `Link report of ${writtenAt}`,
    `SSID ${visibleText(text(ssid))}, mode ${visibleText(text(mode))}, ${visibleText(text(networkRole))}, stations ${stationCount}, device time ${visibleText(text(deviceTime))}`,
  ];
  const lines = [...head, ...links.flatMap(link => ['', ...linkLines(link)])];
  return `${lines.map(line => line.trimEnd()).join('\n')}\n`;
}

/** The report as JSON; values that the device does not report are null. */
export function linkReportJson(report: LinkReport): string {
  return visibleJson(withNulls(report));
}

/** Text for people and JSON for programs in one, as a ticket takes it. */
export function linkReportForTicket(report: LinkReport): string {
  return `${linkReportText(report)}\n${linkReportJson(report)}\n`;
}

/** An undefined value would vanish from JSON; null means that it was requested but not reported. */
function withNulls(value: unknown): unknown {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNulls(part)]));
}
