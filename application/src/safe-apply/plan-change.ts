import { settingsFacts } from '../configuration/settings-facts.ts';
import { parseBoardInfo } from '@radiolink/domain/device';
import {
  type ImpactContext,
  linkedFrequency,
  type ChangeImpact,
  changeImpact,
} from '@radiolink/domain/impact';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { DeviceSession } from './device-line.ts';
import { RequestFailure } from '@radiolink/domain/errors';
import { firstValueFrom } from 'rxjs';
import {
  type ConfigChanges,
  type ConfigRepository,
  ConfigText,
  type ConfigValueError,
  diffConfigs,
  isSecretKey,
  isSensitiveKey,
  ConfigStore,
  type ShownChange,
  shownChanges,
} from '@radiolink/domain/configuration';
import {
  completeChanges,
  type FaultFacts,
  findSetting,
  inEnglish,
  type LinkAgreement,
  linkEdits,
  normalizedValue,
  type Finding,
  namesBetween,
  pendingFindings,
  unknownKeyRemarks,
} from '@radiolink/domain/settings';

/** What the rules of a change depend on besides the configuration; what a device does not say restricts nothing. */
export async function impactContext(
  { session, regulation }: Pick<DeviceSession, 'session' | 'regulation'>,
  status: DeviceStatus | undefined,
): Promise<ImpactContext> {
  const country = await regulation.read().catch(() => null);
  return {
    ...settingsFacts(country, parseBoardInfo(session.boardInfo)),
    linkedMhz: status && linkedFrequency(status),
  };
}

/** The next status of a device. @throws RequestFailure if the device does not send it */
export async function nextStatus({ status }: Pick<DeviceSession, 'status'>): Promise<DeviceStatus> {
  const event = await firstValueFrom(status.watch());
  if (event.kind === 'failure') throw new RequestFailure(event.failure);
  return event.status;
}

/** What a device is to run: single settings, null for one that is to go, or a whole configuration. */
export type WantedConfiguration =
  | { readonly changes: Readonly<Record<string, string | null>> }
  | { readonly configuration: string }
  /** What both ends of a link agree on. */
  | { readonly link: LinkAgreement };

/** The changes that lead from a configuration to the wanted one, with all that belongs to them. */
export function changesTo(wanted: WantedConfiguration, from: ConfigText, facts: FaultFacts): ConfigChanges {
  if ('link' in wanted) return linkEdits(wanted.link, from.entries(), facts);
  if ('changes' in wanted) return completeChanges(given(wanted.changes), from.entries(), facts);
  return new Map(
    diffConfigs(from, ConfigText.parse(wanted.configuration))
      .filter(({ key }) => !isSensitiveKey(key))
      .map(({ key, after }) => [key, after]),
  );
}

/**
 * The same again for settings whose names are known, by which a test is recognised: the configuration that they changed is
 * no longer there. What only belonged to a change is left out.
 */
export function changesOf(wanted: WantedConfiguration, keys: readonly string[]): ConfigChanges {
  if ('configuration' in wanted) {
    const values = ConfigText.parse(wanted.configuration).entries();
    return new Map(keys.map(key => [key, values.get(key)]));
  }
  const known = 'link' in wanted ? agreed(wanted.link) : given(wanted.changes);
  return new Map([...known].filter(([key]) => keys.includes(key)));
}

/**
 * A number that tells a wanted change from another one without a value of it: FNV-1a, 32 bits. Secrets are not in it, for a
 * number could be tried against guesses. Of a whole configuration it is that of `keys`.
 */
export function checksumOf(wanted: WantedConfiguration, keys: readonly string[]): number {
  const changes =
    'configuration' in wanted
      ? changesOf(wanted, keys)
      : 'link' in wanted
        ? agreed(wanted.link)
        : given(wanted.changes);
  const plain = [...changes].filter(([key]) => !isSecretKey(key)).map(line => line.join('='));
  let sum = 0x81_1c_9d_c5;
  for (const character of plain.toSorted().join('\n'))
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return sum;
}

/** As a field of a page takes them: numbers and addresses in any script and spelling. */
const given = (changes: Readonly<Record<string, string | null>>): ConfigChanges =>
  new Map(
    Object.entries(changes).map(([key, value]) => {
      if (value === null) return [key, undefined];
      const found = findSetting(key);
      return [key, found === undefined ? value : normalizedValue(found.descriptor, value)];
    }),
  );

/** An agreement at whichever end. */
const agreed = (link: LinkAgreement): ConfigChanges =>
  new Map([
    ...linkEdits(link, new Map([['radio.1.mode', 'managed'], ...OWN_CHANNEL])),
    ...linkEdits(link, new Map([['radio.1.mode', 'master'], ...OWN_CHANNEL])),
  ]);
const OWN_CHANNEL = [
  ['radio.1.ptpmode', '1'],
  ['radio.1.freq', '1'],
  ['radio.1.chanbw', '1'],
] as const;

/** Makes the changes pending. @throws RangeError for a key or a value that cannot be written */
export function prepare(repository: ConfigRepository, changes: ConfigChanges): void {
  const refused = repository.edit(changes);
  if (refused !== undefined) throw refusedChange(refused);
}

/** Says why a change cannot be written. */
function refusedChange({ key, problem }: ConfigValueError): RangeError {
  return new RangeError(`${key}: ${inEnglish(problem)}`);
}

/** What a change would do, without doing it. */
export interface ChangePlan {
  /** By setting, secrets masked. */
  readonly changes: readonly ShownChange[];
  /** What it interrupts; undefined where nothing changes. */
  readonly impact: ChangeImpact | undefined;
  /** Rules that it breaks: it is not sent. */
  readonly faults: readonly Finding[];
  /** What it may not mean; it stops nothing. */
  readonly remarks: readonly Finding[];
}

function findingsOf(store: ConfigStore, original: ConfigText, facts: FaultFacts) {
  const { faults, remarks } = pendingFindings(store, facts);
  const set = [...store.changes]
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key]) => key);
  return { faults, remarks: [...remarks, ...unknownKeyRemarks(set, original.entries())] };
}

/** Says what a change would do. @throws RequestFailure, RangeError for a key or a value that cannot be written */
export async function planChange(
  radio: Omit<DeviceSession, 'close' | 'presence' | 'configurationTest'>,
  wanted: WantedConfiguration,
): Promise<ChangePlan> {
  const original = ConfigText.parse((await radio.configuration.read()).text);
  const status = await nextStatus(radio);
  const { linkedMhz, ...facts } = await impactContext(radio, status);
  const { channels } = facts;
  const edit = ConfigStore.of(original).edit(changesTo(wanted, original, facts));
  if (!edit.ok) throw refusedChange(edit);
  const { store } = edit;
  const { running } = store;
  return {
    changes: shownChanges(
      diffConfigs(original, running),
      namesBetween(original.entries(), running.entries()),
    ),
    impact: store.isChanged
      ? changeImpact({ before: original, after: running, linkedMhz, ...(channels && { channels }) })
      : undefined,
    ...findingsOf(store, original, facts),
  };
}
