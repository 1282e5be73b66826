import type { ReadEnd, ReadLink, ReadReport } from './read-report.ts';

export type ReportVerdict = 'better' | 'worse' | 'unchanged' | 'changed';

/** One figure, then and now. */
export interface ReportChange {
  /** The link, by its remote end and band. */
  readonly link: string;
  readonly figure: string;
  readonly unit: string;
  readonly before: number | string;
  readonly after: number | string;
  /** After minus before; undefined for texts. */
  readonly difference: number | undefined;
  /** `unchanged` within the least change that counts. `changed` for what is neither good nor bad. */
  readonly verdict: ReportVerdict;
}

/** Two reports of one installation. */
export interface ReportComparison {
  readonly changes: readonly ReportChange[];
  /** Links of the first report that the second does not have, and the reverse. */
  readonly missing: readonly string[];
  readonly added: readonly string[];
}

/** Least change that counts: 2 dB of a level, 5 % of a capacity. reading 45. */
const LEAST_DB = 2;
const LEAST_SHARE = 0.05;

interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly read: (link: ReadLink) => number | string | undefined;
  /** Sense in which the figure gets better: 1 upwards, -1 downwards, 0 neither. */
  readonly good: 1 | -1 | 0;
  readonly least: (before: number) => number;
}

const level = (): number => LEAST_DB;
const share = (before: number): number => Math.abs(before) * LEAST_SHARE;
const any = (): number => Number.MIN_VALUE;

type EndFigure = readonly [string, string, (end: ReadEnd) => number | string | undefined, ...FigureSense];
type FigureSense = readonly [good: Figure['good'], least: Figure['least']];

const CHAINS = [0, 1, 2, 3].map(
  (chain): EndFigure => [`signal, chain ${chain}`, 'dBm', end => end.chainSignalsDbm[chain], 1, level],
);

const END_FIGURES: readonly EndFigure[] = [
  ['signal', 'dBm', end => end.signalDbm, 1, level],
  ...CHAINS,
  ['CINR', 'dB', end => end.cinrDb, 1, level],
  ['noise floor', 'dBm', end => end.noiseFloorDbm, -1, level],
  ['Ethernet', 'Mbps', fastestPort, 1, any],
  ['transmit power', 'dBm', end => end.txPowerDbm, 0, any],
  ['antenna gain', 'dBi', end => end.antennaGainDbi, 0, any],
  ['firmware', '', end => end.firmware, 0, any],
];

function endFigures(label: string, endOf: (link: ReadLink) => ReadEnd | undefined): readonly Figure[] {
  return END_FIGURES.map(([name, unit, readOf, good, least]) => ({
    name: `${label} ${name}`,
    unit,
    read: link => {
      const end = endOf(link);
      return end && readOf(end);
    },
    good,
    least,
  }));
}

const FIGURES: readonly Figure[] = [
  { name: 'Downlink capacity', unit: 'kbps', read: link => link.downlinkKbps, good: 1, least: share },
  { name: 'Uplink capacity', unit: 'kbps', read: link => link.uplinkKbps, good: 1, least: share },
  ...endFigures('Local', link => link.local),
  ...endFigures('Remote', link => link.remote),
  { name: 'Frequency', unit: 'MHz', read: link => link.frequencyMhz, good: 0, least: any },
  { name: 'Channel width', unit: 'MHz', read: link => link.channelWidthMhz, good: 0, least: any },
];

/** Compares two reports, as acceptance and now: each figure that both have, the worst change first. */
export function compareReports(before: ReadReport, after: ReadReport): ReportComparison {
  const [then, now] = [byName(before), byName(after)];
  const changes = [...then].flatMap(([name, old]) => {
    const fresh = now.get(name);
    return fresh === undefined ? [] : FIGURES.flatMap(figure => changeOf(name, figure, old, fresh));
  });
  return {
    changes: changes.sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict)),
    missing: [...then.keys()].filter(name => !now.has(name)),
    added: [...now.keys()].filter(name => !then.has(name)),
  };
}

const ORDER: readonly ReportVerdict[] = ['worse', 'changed', 'better', 'unchanged'];

/** A link is known by the MAC of its remote end, which a new name does not change. */
function byName({ links }: ReadReport): ReadonlyMap<string, ReadLink> {
  return new Map(
    links.map(link => [`${link.remote?.mac ?? link.local.mac ?? 'link'} at ${link.band}`, link]),
  );
}

function changeOf(link: string, figure: Figure, old: ReadLink, fresh: ReadLink): readonly ReportChange[] {
  const [before, after] = [figure.read(old), figure.read(fresh)];
  if (before === undefined || after === undefined) return [];
  const { name, unit } = figure;
  if (typeof before === 'string' || typeof after === 'string') {
    const verdict = before === after ? 'unchanged' : 'changed';
    return [{ link, figure: name, unit, before, after, difference: undefined, verdict }];
  }
  const difference = after - before;
  return [
    { link, figure: name, unit, before, after, difference, verdict: verdictOf(figure, before, difference) },
  ];
}

function verdictOf({ good, least }: Figure, before: number, difference: number): ReportVerdict {
  if (difference === 0 || Math.abs(difference) < least(before)) return 'unchanged';
  if (good === 0) return 'changed';
  return difference * good > 0 ? 'better' : 'worse';
}

function fastestPort({ ethernet }: ReadEnd): number | undefined {
  const speeds = ethernet.flatMap(({ speedMbps }) => speedMbps ?? []);
  return speeds.length === 0 ? undefined : Math.max(...speeds);
}
