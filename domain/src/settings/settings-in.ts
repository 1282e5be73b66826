import type { Message, Problem } from '../errors/message.ts';
import { type Condition } from './conditions.ts';
import { describeSetting } from './describe-setting.ts';
import type {
  Choice,
  ChoiceSource,
  InContext,
  NumberRange,
  Risk,
  SettingDescriptor,
  SettingKind,
  SettingLevel,
  SettingRule,
  SettingsPage,
} from './setting.ts';

/** What the settings of one group have in common. */
export interface SettingsGroup {
  readonly page: SettingsPage;
  readonly group: string;
  readonly risk: Risk;
  /** `basic` unless said. */
  readonly level?: SettingLevel;
  /** Put before the label to make the name that stands alone: `DNS server {n}`. */
  readonly subject?: string;
  readonly visible?: Condition;
}

/** What one setting says beyond its group. */
export interface SettingOptions {
  readonly default?: string;
  readonly unit?: string;
  readonly range?: NumberRange | InContext<NumberRange>;
  readonly choices?: readonly Choice[] | InContext<readonly Choice[]>;
  readonly source?: ChoiceSource;
  readonly open?: boolean;
  readonly states?: readonly [on: string, off: string];
  readonly maxLength?: number;
  readonly secret?: boolean;
  /** For a text that cannot begin or end with a space; other kinds tell by themselves. */
  readonly stripped?: boolean;
  /** What the rule takes, in words. */
  readonly allowed?: Message;
  /** Stands in the place of the rule that the kind brings. */
  readonly rule?: SettingRule;
  /** Remarks on a value that passes the rule. */
  readonly warning?: SettingRule;
  readonly visible?: Condition;
  readonly required?: Condition;
  readonly requiredProblem?: Problem;
  readonly mirrors?: readonly string[];
  readonly keywords?: string;
  readonly name?: string;
  readonly level?: SettingLevel;
  readonly risk?: Risk;
  readonly group?: string;
}

type Make = <const Id extends string>(
  id: Id,
  key: string,
  label: string,
  help: string,
  options?: SettingOptions,
) => SettingDescriptor<Id>;

const ENABLED_DISABLED = ['enabled', 'disabled'] as const;
const ONE_ZERO = ['1', '0'] as const;

/**
 * One maker for each kind of value: `radio.integer('radio.outputPower', 'radio.1.txpower', 'Transmit power', help)`.
 * What the group says stands unless the setting says otherwise. `toggle` writes enabled or disabled, `flag` 1 or 0.
 */
export function settingsIn(group: SettingsGroup) {
  const maker =
    (kind: SettingKind, fixed: SettingOptions = {}): Make =>
    (id, key, label, help, options = {}) =>
      describeSetting(group, kind, { id, key, label, help }, { ...fixed, ...options });
  return {
    text: maker('text'),
    secret: maker('secret', { secret: true }),
    integer: maker('integer'),
    decimal: maker('decimal'),
    choice: maker('choice'),
    toggle: maker('switch', { states: ENABLED_DISABLED }),
    flag: maker('switch', { states: ONE_ZERO }),
    list: maker('list'),
    ipv4: maker('ipv4'),
    netmask: maker('netmask'),
    ipv6: maker('ipv6'),
    mac: maker('mac'),
    host: maker('host'),
    port: maker('port'),
    interface: maker('interface', { source: 'interfaces' }),
    date: maker('date'),
  } as const;
}
