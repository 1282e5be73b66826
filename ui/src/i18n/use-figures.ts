import {
  altitudeFigure,
  columnSpeedFigure,
  type DistanceUnit,
  distanceFigure,
  distanceUnit,
  durationFigures,
  type Figure,
  frequencyFigure,
  hoursFigure,
  lengthFigure,
  type MeasurementSystem,
  memoryFigure,
  numberText,
  plainFigure,
  type PlainUnitKind,
  rainFigure,
  speedFigure,
  type SpeedUnit,
  trafficFigure,
  type TrafficUnit,
  unitText,
  ungroupedFigure,
  wholeLatencyFigure,
} from '@radiolink/domain/units';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

type Value = number | undefined;

/** A whole number of a unit of time. */
export interface TimeSpan {
  readonly count: number;
  readonly unit: 'min' | 'h' | 'd';
}

/** The units of the domain in the reader's language and measures. */
export interface Figures {
  /** A quantity with one unit. */
  plain(kind: PlainUnitKind, value: Value, digits?: number): Figure | undefined;
  count(value: Value, digits?: number): Figure | undefined;
  /** Its thousands stand together, as those of an MTU. */
  ungrouped(value: Value): Figure | undefined;
  dbm(value: Value): Figure | undefined;
  decibel(value: Value): Figure | undefined;
  gain(value: Value): Figure | undefined;
  /** In the unit of its column, if it stands in one. */
  distance(metres: Value, unit?: DistanceUnit): Figure | undefined;
  /** The unit of a column whose largest distance is this. */
  distanceUnit(largestMetres: Value): DistanceUnit | undefined;
  length(metres: Value): Figure | undefined;
  altitude(metres: Value): Figure | undefined;
  duration(seconds: Value): readonly Figure[] | undefined;
  /** A time as it is called, `24 h` and not `1 d 0 h`. */
  span(span: TimeSpan): Figure;
  frequency(mhz: Value, unit?: 'MHz'): Figure | undefined;
  /** Hours as they are, not as days. */
  hours(value: Value): Figure | undefined;
  latency(milliseconds: Value): Figure | undefined;
  /** Of a value that the device reports in whole milliseconds. */
  wholeLatency(milliseconds: Value): Figure | undefined;
  memory(bytes: Value): Figure | undefined;
  percent(value: Value, digits?: number): Figure | undefined;
  /** Of a rate of rain in mm/h. */
  rain(mmPerHour: Value, digits?: number): Figure | undefined;
  speed(kbps: Value, unit?: SpeedUnit): Figure | undefined;
  /** In Mbps, as all rates of a column. */
  columnSpeed(kbps: Value): Figure | undefined;
  temperature(celsius: Value): Figure | undefined;
  traffic(bytes: Value, unit?: TrafficUnit): Figure | undefined;
}

const FIGURES = new Map<string, Figures>();

/** Made once for each language and system of units: what is remembered by it stays. */
function figuresOf(language: string, system: MeasurementSystem): Figures {
  const key = `${language} ${system}`;
  const figures = FIGURES.get(key) ?? figuresIn(language, system);
  FIGURES.set(key, figures);
  return figures;
}

function figuresIn(language: string, system: MeasurementSystem): Figures {
  const plain: Figures['plain'] = (kind, value, digits) => plainFigure(kind, value, language, digits);
  return {
    plain,
    count: (value, digits) => plain('count', value, digits),
    ungrouped: value => ungroupedFigure(value, language),
    dbm: value => plain('dbm', value),
    decibel: value => plain('db', value),
    gain: value => plain('dbi', value),
    distance: (metres, unit) => distanceFigure(metres, system, language, unit),
    distanceUnit: largest => distanceUnit(largest, system),
    length: metres => lengthFigure(metres, system, language),
    altitude: metres => altitudeFigure(metres, system, language),
    duration: seconds => durationFigures(seconds, language),
    span: ({ count, unit }) => ({ value: numberText(count, language), unit: unitText(unit, language) }),
    frequency: (mhz, unit) => frequencyFigure(mhz, language, 0, unit),
    hours: value => hoursFigure(value, language),
    latency: milliseconds => plain('delay', milliseconds),
    wholeLatency: milliseconds => wholeLatencyFigure(milliseconds, language),
    memory: bytes => memoryFigure(bytes, language),
    percent: (value, digits) => plain('percent', value, digits),
    rain: (mmPerHour, digits) => rainFigure(mmPerHour, system, language, digits),
    speed: (kbps, unit) => speedFigure(kbps, language, unit),
    columnSpeed: kbps => columnSpeedFigure(kbps, language, 'Mbps'),
    temperature: celsius => plain('celsius', celsius),
    traffic: (bytes, unit) => trafficFigure(bytes, language, unit),
  };
}

/** Metric or imperial, for the whole page. */
export const MeasurementContext = createContext<MeasurementSystem>('metric');

/** `const figures = useFigures(); figures.dbm(−52)`. The same object until language or measures change. */
export function useFigures(): Figures {
  const { i18n } = useTranslation();
  const system = use(MeasurementContext);
  return figuresOf(i18n.language, system);
}
