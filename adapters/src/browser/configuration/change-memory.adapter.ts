import type { LastingOutcome } from '@radiolink/application/configuration/apply/apply-state';
import type {
  ChangeMemory,
  ChangeMemoryPort,
  ChangeOwner,
  MemoryChange,
  RememberedOutcome,
  RememberedTest,
  TypedText,
} from '@radiolink/application/configuration/drafts/change-memory.port';
import { type ConfigDraft, type DraftChange, isSecretKey } from '@radiolink/domain/configuration';
import type { LinkReadings, LinkSample } from '@radiolink/domain/link';
import type { PredictedFigure } from '@radiolink/domain/prediction';
import type { BrowserRecords } from '../storage/database.ts';

const keyOf = ({ mac, user }: ChangeOwner): string => `${mac} ${user}`;

/** Changes that are not applied, in the browser's database, by device and user. */
export class BrowserChangeMemory implements ChangeMemoryPort {
  constructor(private readonly records: BrowserRecords) {}

  async read(owner: ChangeOwner): Promise<ChangeMemory> {
    return readMemory(await this.records.read('changes', keyOf(owner)));
  }

  async change(
    owner: ChangeOwner,
    change: MemoryChange,
  ): Promise<{ readonly memory: ChangeMemory; readonly isLasting: boolean }> {
    const { value, stored } = await this.records.change('changes', keyOf(owner), before => {
      const next = change(readMemory(before));
      return Object.keys(next).length === 0 ? undefined : next;
    });
    return { memory: readMemory(value), isLasting: stored };
  }
}

/** Outcomes that say all by their kind. */
const PLAIN = [
  'saved',
  'kept',
  'reverted',
  'kept-elsewhere',
  'reverted-elsewhere',
  'unknown',
  'forgotten',
] as const;

/** Stored outcome of a change; undefined if of another form. */
function rememberedOutcomeFrom(stored: unknown): RememberedOutcome | undefined {
  if (!isObject(stored)) return undefined;
  const { at, outcome } = stored;
  const read = outcomeFrom(outcome);
  return typeof at === 'number' && read !== undefined ? { at, outcome: read } : undefined;
}

function outcomeFrom(stored: unknown): LastingOutcome | undefined {
  if (!isObject(stored)) return undefined;
  const { kind, linkFormed, unseen, changed } = stored;
  if (kind === 'fell-back' && typeof linkFormed === 'boolean')
    return { kind, linkFormed, ...(unseen === true && { unseen }) };
  if (kind === 'rebooted' && typeof changed === 'boolean') return { kind, changed };
  const plain = PLAIN.find(one => one === kind);
  return plain && { kind: plain };
}

/** Stored memory of changes, without fields of another form and without secret values. */
export function readMemory(stored: unknown): ChangeMemory {
  if (!isObject(stored)) return {};
  const { draft, draftAt, test, unsavedSince, unsavedStamp } = stored;
  const readDraft = draftFrom(draft);
  const readTest = testFrom(test);
  const typed = listOf(stored['typed']).flatMap(text => typedFrom(text) ?? []);
  const outcome = rememberedOutcomeFrom(stored['outcome']);
  return {
    ...(readDraft && { draft: readDraft }),
    ...(typeof draftAt === 'number' && { draftAt }),
    ...(typed.length > 0 && { typed }),
    ...(readTest && { test: readTest }),
    ...(typeof unsavedSince === 'number' && { unsavedSince }),
    ...(typeof unsavedStamp === 'string' && { unsavedStamp }),
    ...(outcome && { outcome }),
  };
}

function testFrom(stored: unknown): RememberedTest | undefined {
  if (!isObject(stored)) return undefined;
  const { since, endsAt } = stored;
  if (typeof since !== 'number' || typeof endsAt !== 'number') return undefined;
  const tested = draftFrom(stored['tested']);
  const before = sampleFrom(stored['before']);
  const expected = predictionFrom(stored['expected']);
  return {
    since,
    endsAt,
    ...(tested && { tested }),
    ...(before && { before }),
    ...(expected && { expected }),
  };
}

const RATIOS = ['CINR', 'SNR'] as const;
const QUANTITIES: Readonly<Record<PredictedFigure['quantity'], true>> = {
  'local-signal': true,
  'remote-signal': true,
  'local-ratio': true,
  'remote-ratio': true,
  'downlink-rate': true,
  'uplink-rate': true,
  'downlink-capacity': true,
  'uplink-capacity': true,
  airtime: true,
  'fade-margin': true,
  'rain-outage': true,
};

function predictionFrom(stored: unknown): RememberedTest['expected'] {
  if (!isObject(stored)) return undefined;
  const ratio = RATIOS.find(one => one === stored['ratio']);
  return ratio && { ratio, figures: listOf(stored['figures']).flatMap(one => figureFrom(one) ?? []) };
}

function figureFrom(stored: unknown): PredictedFigure | undefined {
  if (!isObject(stored)) return undefined;
  const { quantity, now } = stored;
  const [expected, low, high] = [stored['expected'], stored['low'], stored['high']].map(numberOf);
  if (!isQuantity(quantity) || expected === undefined || low === undefined || high === undefined)
    return undefined;
  return { quantity, now: numberOf(now), expected, low, high };
}

const isQuantity = (value: unknown): value is PredictedFigure['quantity'] =>
  typeof value === 'string' && Object.hasOwn(QUANTITIES, value);

function sampleFrom(stored: unknown): LinkSample | undefined {
  if (!isObject(stored)) return undefined;
  const spread = readingsFrom(stored['spread']);
  return {
    link: readingsFrom(stored['link']),
    ...(spread && { spread }),
    stations: listOf(stored['stations']).flatMap(one =>
      isObject(one) && typeof one['mac'] === 'string'
        ? [{ mac: one['mac'], name: typeof one['name'] === 'string' ? one['name'] : undefined }]
        : [],
    ),
  };
}

function readingsFrom(stored: unknown): LinkReadings | undefined {
  if (!isObject(stored)) return undefined;
  return {
    localSignalDbm: numberOf(stored['localSignalDbm']),
    remoteSignalDbm: numberOf(stored['remoteSignalDbm']),
    downlinkCapacityKbps: numberOf(stored['downlinkCapacityKbps']),
    uplinkCapacityKbps: numberOf(stored['uplinkCapacityKbps']),
    latencyMs: numberOf(stored['latencyMs']),
  };
}

function draftFrom(stored: unknown): ConfigDraft | undefined {
  if (!isObject(stored)) return undefined;
  return {
    changes: listOf(stored['changes']).flatMap(change => changeFrom(change) ?? []),
    deletedSecretKeys: keysOf(stored['deletedSecretKeys']),
    secretKeys: keysOf(stored['secretKeys']),
  };
}

function changeFrom(stored: unknown): DraftChange | undefined {
  if (!isObject(stored)) return undefined;
  const { key, base, mine } = stored;
  if (typeof key !== 'string' || isSecretKey(key) || !isValue(base) || !isValue(mine)) return undefined;
  return { key, base, mine };
}

function typedFrom(stored: unknown): TypedText | undefined {
  if (!isObject(stored)) return undefined;
  const { key, typed, at } = stored;
  if (typeof key !== 'string' || isSecretKey(key) || typeof typed !== 'string' || typeof at !== 'number')
    return undefined;
  return { key, typed, at };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const isValue = (value: unknown): value is string | null => value === null || typeof value === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const keysOf = (value: unknown): readonly string[] =>
  listOf(value).filter((key): key is string => typeof key === 'string');
