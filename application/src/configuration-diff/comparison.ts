import {
  type ComparedLine,
  compareLines,
  type ConfigChange,
  type ConfigText,
  diffConfigs,
  isSecretKey,
  SECRETS_LEFT_OUT,
  isSensitiveKey,
  toPatch,
} from '@radiolink/domain/configuration';
import { managementKeys, worstRisk } from '@radiolink/domain/impact';
import {
  findSetting,
  isOff,
  type Risk,
  type SettingChange,
  settingChanges,
  type SettingsPage,
} from '@radiolink/domain/settings';
import { datedFileName } from '@radiolink/domain/text';
import type { TransferFile } from '../files/transfer.ts';

/** A value as it is shown; `words` are English sentence keys, anything else is text from a configuration. */
export interface ShownValue {
  readonly text: string;
  readonly words: boolean;
}

/** One setting that differs. Secrets are masked. */
export interface SettingDifference
  extends Pick<SettingChange, 'key' | 'name' | 'kind' | 'secret' | 'unit' | 'risk'> {
  /** The setting is known by name; else the name is its key, text from a configuration. */
  readonly known: boolean;
  /** Undefined where the key is missing. */
  readonly from: ShownValue | undefined;
  readonly to: ShownValue | undefined;
}

/** Settings of one page that differ; of all pages where they are `off` in both configurations. */
export interface DifferenceGroup {
  readonly page: SettingsPage | 'other' | 'off';
  readonly differences: readonly SettingDifference[];
}

/** Differences between two configurations. */
export interface Comparison {
  /** By page, in the order of the navigation; groups without a difference are left out. */
  readonly groups: readonly DifferenceGroup[];
  /** Number of settings that differ and are in use. */
  readonly count: number;
  /** Every line of both, differing or not. */
  readonly lines: readonly ComparedLine[];
  /** At least one side holds no secrets: they were not compared. */
  readonly withoutSecrets: boolean;
  /** Differences with raw values: for a patch, never shown. */
  readonly changes: readonly ConfigChange[];
  /** Number of secrets among them. */
  readonly secrets: number;
}

/** A configuration as it is compared. */
export interface ComparedConfiguration {
  readonly config: ConfigText;
  readonly secretless: boolean;
}

const PAGES: readonly DifferenceGroup['page'][] = [
  'wireless',
  'network',
  'services',
  'system',
  'other',
  'off',
];

/** Compares two configurations. Where one of them holds no secrets, secrets are left out altogether. */
export function compared(from: ComparedConfiguration, to: ComparedConfiguration): Comparison {
  const withoutSecrets = from.secretless || to.secretless;
  const all = diffConfigs(from.config, to.config);
  const changes = withoutSecrets ? all.filter(({ key }) => !isSecretKey(key)) : all;
  const settings = settingChanges(ownersFirst(changes), to.config.entries());
  const raw = new Map(changes.map(change => [change.key, change]));
  const sides = [from.config.entries(), to.config.entries()];
  // What is off on both sides changes nothing on a device.
  const pageOf = ({ page, keys }: SettingChange): DifferenceGroup['page'] =>
    keys.every(key => sides.every(values => isOff(key, values))) ? 'off' : page;
  const cutting = managementKeys({ before: from.config, after: to.config });
  const groups = PAGES.map(page => ({
    page,
    differences: settings
      .filter(change => pageOf(change) === page)
      .map(change => difference(change, raw.get(change.key), worstRisk(change.keys, cutting))),
  }));
  return {
    groups: groups.filter(({ differences }) => differences.length > 0),
    count: settings.filter(change => pageOf(change) !== 'off').length,
    lines: compareLines(from.config, to.config, withoutSecrets ? SECRETS_LEFT_OUT : undefined),
    withoutSecrets,
    changes,
    secrets: changes.filter(({ key }) => isSecretKey(key)).length,
  };
}

/** A key that mirrors a setting counts with it only when the setting comes before it. */
function ownersFirst(changes: readonly ConfigChange[]): readonly ConfigChange[] {
  const isOwner = ({ key }: ConfigChange): boolean => (findSetting(key)?.descriptor.mirrors.length ?? 0) > 0;
  return [...changes.filter(isOwner), ...changes.filter(change => !isOwner(change))];
}

function difference(change: SettingChange, raw: ConfigChange | undefined, risk: Risk): SettingDifference {
  const { key, name, kind, secret, unit, before, after } = change;
  return {
    key,
    name,
    kind,
    secret,
    risk,
    ...(unit !== undefined && { unit }),
    known: findSetting(key) !== undefined,
    from: shown(before, secret ? before : raw?.before),
    to: shown(after, secret ? after : raw?.after),
  };
}

function shown(text: string | undefined, raw: string | undefined): ShownValue | undefined {
  return text === undefined ? undefined : { text, words: text !== raw };
}

/**
 * The part of a difference that a file can contain: a mask instead of a secret would be written as the
 * secret.
 */
export function patchable(changes: readonly ConfigChange[]): readonly ConfigChange[] {
  return changes.filter(({ key }) => !isSecretKey(key) && !isSensitiveKey(key));
}

/**
 * A difference as a file of the lines to change, `key=` for a removed key. Secrets are left out. The file
 * names them in comments, in English as the keys are, so that the user sets them manually.
 */
export function patchFile(
  changes: readonly ConfigChange[],
  { deviceName, now }: { readonly deviceName: string | undefined; readonly now: number },
): TransferFile {
  return {
    name: datedFileName('configuration', deviceName, now, 'patch'),
    content: new Blob([secretsLeftOut(changes) + toPatch(patchable(changes))], {
      type: 'text/plain;charset=utf-8',
    }),
  };
}

function secretsLeftOut(changes: readonly ConfigChange[]): string {
  const included = new Set(patchable(changes));
  const secrets = changes.filter(change => !included.has(change));
  if (secrets.length === 0) return '';
  return [
    '# Secrets are left out of this patch. These differ too; set them by hand where they are needed:',
    ...secrets.map(({ key }) => `#   ${key}`),
    '',
  ].join('\n');
}
