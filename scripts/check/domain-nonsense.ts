import { OUTSIDE, type Probe } from '../../domain/src/nonsense/probe.mother.ts';
import { isProblem, isRefusal, isUnknownCode } from '../../domain/src/nonsense/refusals.mother.ts';
import type { ExportedValue } from './domain-exports.ts';
import type { Shape } from './domain-shapes.ts';

type Kind = keyof typeof OUTSIDE;

/** What a number is and a lawful one, by where it stands, as `radio/spanContains.outer.startMhz`: the first row that fits. */
const NUMBERS: readonly (readonly [RegExp, Kind, number])[] = [
  [/ountry(Code)?$/, 'amount', 840],
  [/\.(at|now|since|receivedAt)$/, 'finite', 1000],
  [/(channelStartFreq|startMhz)$/, 'positive', 5170],
  [/(channelEndFreq|endMhz)$/, 'positive', 5210],
  [/(60|11ad)\w+\.widthMhz$/, 'positive', 2160],
  [/(control|center)Freq\w+\.widthMhz$/, 'positive', 40],
  [/(fade|xygenLoss|rainLoss).*\.frequencyMhz$/, 'positive', 60_480],
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

/** The program alone chooses how many digits a figure has. */
const NOT_GIVEN = /igits$/;

/** What stands in a list of chains is compared: one alone says nothing. */
const COMPARED = /hain(s|SignalsDbm)$/;

/** How an answer of a type refuses, where `isRefusal` does not know it. */
const REFUSALS: Readonly<Record<string, (answer: unknown) => boolean>> = {
  Message: isUnknownCode,
  'Message | undefined': isProblem,
};

type NumberAt = (path: string, kind: Kind, lawful: number) => number;

/**
 * The probes of a function, made from the types of its parameters: one for each number that it reads of lawful arguments. None
 * where no arguments can be made, or where it refuses these: its probes are written by hand.
 */
export async function generatedProbes({ name, signature }: ExportedValue): Promise<readonly Probe[]> {
  const { parameters, answer = '' } = signature ?? {};
  if (parameters === undefined) return [];
  const [entry = '', member = ''] = name.split('/');
  const functions: Readonly<Record<string, (...given: unknown[]) => unknown>> = await import(
    `@radiolink/domain/${entry}`
  );
  const answerTo = (numberAt: NumberAt): unknown =>
    functions[member]?.(...Object.values(valueOf(parameters, name, numberAt) as object));
  const isRefused = REFUSALS[answer] ?? isRefusal;
  const kinds = new Map<string, Kind>();
  const lawful = answerTo((path, kind, value) => {
    kinds.set(path, kind);
    return value;
  });
  if (isRefused(lawful)) return [];
  return [...kinds].map(([spoiled, kind]) => ({
    call: nonsense => answerTo((path, _, value) => (path === spoiled ? nonsense : value)),
    outside: OUTSIDE[kind],
    isRefused,
  }));
}

/** A value of a shape, of which each part is made when it is read. */
function valueOf(shape: Shape, path: string, numberAt: NumberAt): unknown {
  if (shape === 'number') return NOT_GIVEN.test(path) ? undefined : numberOf(path, numberAt);
  if ('value' in shape) return shape.value;
  if ('list' in shape)
    return Array.from({ length: COMPARED.test(path) ? 2 : 1 }, (_, index) =>
      valueOf(shape.list, `${path}.${index}`, numberAt),
    );
  const value = {};
  for (const [name, field] of Object.entries(shape.fields)) {
    const get = (): unknown => valueOf(field, `${path}.${name}`, numberAt);
    Object.defineProperty(value, name, { enumerable: true, get });
  }
  return value;
}

function numberOf(path: string, numberAt: NumberAt): number {
  const name = path.replaceAll(/\.\d+/g, '');
  const [, kind, lawful] = NUMBERS.find(([pattern]) => pattern.test(name)) ?? ANY_OTHER;
  return numberAt(path, kind, lawful);
}
