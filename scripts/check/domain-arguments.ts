import { createHash } from 'node:crypto';
import type { OUTSIDE } from '../../domain/src/nonsense/probe.mother.ts';
import { READY_MADE } from '../../domain/src/nonsense/ready-made.mother.ts';
import type { Shape } from './domain-shapes.ts';

type Kind = keyof typeof OUTSIDE;

/** What a number is and a lawful one, by where it stands, as `radio/spanContains.outer.startMhz`: the first row that fits. */
const NUMBERS: readonly (readonly [RegExp, Kind, number])[] = [
  [/pageUrl.*port$/, 'positive', 8080],
  [/maxMtuOf/, 'positive', 2000],
  [/checkMtu.*minMtu$/, 'notHuge', 64],
  [/checkMtu.*maxMtu$/, 'notNegative', 2000],
  [/testSeconds$/, 'amount', 240],
  [/restartSeconds$/, 'amount', 100],
  [/licenceNotices\.now$/, 'amount', 1000],
  [/buildRegulatoryDomain60.*widthsMhz/, 'positive', 2160],
  [/(CondPower|AntGain)$/, 'level', 20],
  [/freqStart$/, 'positive', 57_000],
  [/freqEnd$/, 'positive', 71_000],
  [/rowsInRange60.*(center|control)$/, 'positive', 58_320],
  [/binMhz\.\w+$/, 'amount', 1],
  [/checkCountry|checkFirstSetup/, 'notNegative', 276],
  [/isOfferedCountry/, 'positive', 276],
  [/ountry(Code)?$/, 'amount', 840],
  [/(isoTime|datedFileName)\.at$/, 'notHuge', 1000],
  [/logAgeMs\./, 'level', 1_700_000_000_000],
  [/isSilentTooLong\.now$/, 'finite', 9000],
  [/(eventFacts|historySample|beforeAfter)\.(at|received|clockMs)$/, 'amount', 1_700_000_000_000],
  [/rateForSignal.*WidthMhz$/, 'positive', 20],
  [/\.(at|now|since|receivedAt)$/, 'finite', 1000],
  [/sessionDecision\.status$/, 'amount', 401],
  [/retryDelayMs/, 'notNegative', 1],
  [
    /recentEntries\.max|mean(Readings|Sample)\.|compareLink\.|csv\w+\.|withoutNoise|units\/(isKnown|numberText)\./,
    'finite',
    8,
  ],
  [/(noAckDistanceMetres|distanceWarning)\.widthMhz$/, 'level', 20],
  [/(boot|pgrade)Seconds$|sizeBytes$/, 'positive', 60],
  [/speedMbps$|axMbps$/, 'positive', 1000],
  [/isValidLinkDistance/, 'positive', 1000],
  [/(maxMtu|\.mtu)$/, 'positive', 1500],
  [/(channelFrequency\.\w+|surveyChannel.*channel)$/, 'positive', 36],
  [/surveyFrequencyMhz/, 'positive', 5500],
  [/climate\.mmPerHour$/, 'positive', 42],
  [/speedTest\w+\..*apacityKbps$/, 'positive', 400_000],
  [/provisioningMessage/, 'notHuge', 1],
  [/(channelStartFreq|startMhz)$/, 'positive', 5170],
  [/(channelEndFreq|endMhz)$/, 'positive', 5210],
  [/(60|11ad)\w+\.widthMhz$/, 'positive', 2160],
  [/(control|center)Freq\w+\.widthMhz$/, 'positive', 40],
  [/(fade|xygenLoss|rainLoss).*\.frequencyMhz$/, 'positive', 60_480],
  [/widthsMhz$/, 'positive', 20],
  // A width of 0 is one that is not known.
  [/channelWidthMhz$/, 'amount', 20],
  [/(idthMhz|bw|supported)$/, 'positive', 20],
  [/([mM]hz|Frequency|center|control)$/, 'positive', 5180],
  [/(fade\/|freeSpaceLossDb|expectedSignalDbm).*istanceMetres$/, 'positive', 1000],
  [/fade\/\w+\.path\.rainMmPerHour$/, 'positive', 42],
  [/fade\/\w+\.percent$/, 'positive', 0.01],
  [/ainMmPerHour$|dbPerKm$/, 'amount', 5],
  [/(Loss|Figure|difference)Db$/, 'amount', 6],
  [/ackMicroseconds$/, 'wait', 40],
  [/\.total\w+$/, 'positive', 100],
  [/\.streams$/, 'positive', 2],
  [/\.order$/, 'positive', 4],
  [/\.label$/, 'positive', 52_000_000],
  [/\.stepDb$/, 'finite', 1],
  [/\.channel$/, 'level', 36],
  [/[nN]oise\w*Dbm$/, 'level', -95],
  [/(PowerDbm|EirpDbm|maxPower|ainDbi)$/, 'level', 23],
  [/(inrDb|marginDb|attenuationDb|rssi)$/, 'level', 20],
  [/([dD]bm?|[dD]bi|altitude|latitude|longitude)$/, 'level', -50],
  [/ateIndex$|index$/, 'amount', 5],
  [/(altitude|plain|count|ungrouped)Figure\.|evmDb\./, 'level', 20],
  [/etres$/, 'amount', 1000],
  [/efficiency$/, 'amount', 0.9],
  [/\.(code|mask)$/, 'amount', 2],
];

const ANY_OTHER = [/./, 'amount', 24] as const;

/** A number that the program itself puts there, and does not judge. */
const NOT_SPOILED =
  /channelInUse\.ranked|signalRateBand\.bands|binAt\.__0|professionalPermit\.country|(rowsOfWidth|prescanCandidates)\.rows\.(control|center|ch|maxEirp)|rowsInRange60.*(ch|maxEirp)$|binMhz.__0|measuredPrediction\.prediction|predictLink\.facts\.spread|maxBandwidthMhz$|cablePairMessage.*code|meanSample.*at$/;

/** The program alone chooses how many digits a figure has. */
const NOT_GIVEN = /igits$/;

/** Texts that a rule reads, by where they stand. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/clockErrorMs\.\w*[tT]ime$/, '2026-03-18 12:00:00'],
  [/checkMtu\.value$/, '1500'],
  [/logEvents\.lines$/, 'Nov 20 20:33:10 httpd: login of admin'],
  [/logEvents\.deviceTime$/, '2026-11-20 20:40:00'],
];

/** What stands in a list of chains is compared: one alone says nothing. */
const COMPARED = /hain(s|SignalsDbm)$/;

/** Deeper than this whatever may be missing is missing. */
const DEEPEST = 8;

export interface NumberPlace {
  readonly path: string;
  readonly kind: Kind;
  readonly lawful: number;
  /** Whether the type allows that it is not known. */
  readonly isOptional: boolean;
}

export type NumberAt = (place: NumberPlace) => unknown;

/** There is no value of a class or of a type of the library. */
export class NotMade extends Error {}

/** Arguments by their types. The first draw takes the first of several; the others take any, the same at each run. */
export class ArgumentDraw {
  constructor(
    readonly draw: number,
    readonly isExempt: (type: string) => boolean,
    readonly numberAt: NumberAt,
  ) {}

  /** A value of a shape, of which each part is made when it is read first. */
  valueOf(shape: Shape, path: string, depth = 0): unknown {
    const within = (part: Shape, name: string): unknown => this.valueOf(part, `${path}.${name}`, depth + 1);
    if ('number' in shape) {
      const isOptional = shape.number === 'optional';
      return isOptional && this.#choose(path, 4) === 3
        ? undefined
        : this.#number(path, undefined, isOptional);
    }
    if ('value' in shape) return shape.value === 'en' ? textAt(path) : shape.value;
    if ('choices' in shape) {
      const { choices } = shape;
      const taken = depth > DEEPEST ? choices.length - 1 : this.#choose(path, choices.length);
      return this.valueOf(choices[taken] ?? { value: undefined }, path, depth);
    }
    if ('list' in shape) {
      const count = depth > DEEPEST || this.#choose(path, 4) === 3 ? 0 : COMPARED.test(path) ? 2 : 1;
      return Array.from({ length: count }, (_, index) => within(shape.list, String(index)));
    }
    if ('map' in shape) {
      const [key, value] = shape.map;
      return new Map(this.#choose(path, 4) === 3 ? [] : [[within(key, 'key'), within(value, 'value')]]);
    }
    if ('returns' in shape) return () => within(shape.returns, 'answer');
    const numberAt: NumberAt = this.isExempt(shape.named) ? place => place.lawful : this.numberAt;
    const inside = new ArgumentDraw(this.draw, this.isExempt, numberAt);
    const ready = READY_MADE[shape.named];
    if (ready) return inside.#copy(ready[this.#choose(path, ready.length)], path);
    const { fields } = shape;
    if (fields === undefined) throw new NotMade(shape.named);
    return made(Object.keys(fields), name =>
      inside.valueOf(fields[name] ?? { value: undefined }, `${path}.${name}`, depth + 1),
    );
  }

  /** A ready-made value, of which each number is a place. */
  #copy(value: unknown, path: string): unknown {
    if (typeof value === 'number') return this.#number(path, value, true);
    if (Array.isArray(value)) return value.map((one, index) => this.#copy(one, `${path}.${index}`));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return value;
    const parts = value as Readonly<Record<string, unknown>>;
    return made(Object.keys(parts), name => this.#copy(parts[name], `${path}.${name}`));
  }

  #number(path: string, ready: number | undefined, isOptional: boolean): unknown {
    if (NOT_GIVEN.test(path)) return undefined;
    const { kind, usual, isSpoiled } = numberAtPath(path);
    const lawful = ready ?? usual;
    return isSpoiled ? this.numberAt({ path, kind, lawful, isOptional }) : lawful;
  }

  #choose(path: string, count: number): number {
    if (this.draw === 0) return 0;
    const digest = createHash('sha1').update(`${this.draw} ${path}`).digest();
    return digest.readUInt32BE() % count;
  }
}

const numbers = new Map<string, { kind: Kind; usual: number; isSpoiled: boolean }>();

/** What the tables say of the number at a path: asked for in each call anew. */
function numberAtPath(path: string): { kind: Kind; usual: number; isSpoiled: boolean } {
  const known = numbers.get(path);
  if (known !== undefined) return known;
  const name = path.replaceAll(/\.\d+/g, '');
  const [, kind, usual] = NUMBERS.find(([pattern]) => pattern.test(name)) ?? ANY_OTHER;
  const found = { kind, usual, isSpoiled: !NOT_SPOILED.test(name) };
  numbers.set(path, found);
  return found;
}

const textAt = (path: string): string =>
  TEXTS.find(([pattern]) => pattern.test(path.replaceAll(/\.\d+/g, '')))?.[1] ?? 'en';

/** An object whose parts are made when they are read first. */
function made(names: readonly string[], part: (name: string) => unknown): object {
  const parts = new Map<string, unknown>();
  const value = {};
  for (const name of names) {
    const get = (): unknown => {
      if (!parts.has(name)) parts.set(name, part(name));
      return parts.get(name);
    };
    Object.defineProperty(value, name, { enumerable: true, get });
  }
  return value;
}
