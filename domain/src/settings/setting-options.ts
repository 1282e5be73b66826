import type { Repair } from './repair.ts';
import type { Message, Problem } from '../errors/message.ts';
import type { Condition } from './conditions.ts';
import type { NumberRange } from './number-range.ts';
import type { Choice, ChoiceSource, InContext, Risk, SettingLevel, SettingRule } from './setting.ts';
import type { SettingsGroupOf, SettingsPlace } from './settings-groups.ts';

/** Common options of the settings of one group. */
export type SettingsGroup = SettingsPlace & {
  readonly risk: Risk;
  /** `basic` unless said. */
  readonly level?: SettingLevel;
  /** Put before the label to form the stand-alone name: `DNS server {n}`. */
  readonly subject?: string;
  readonly visible?: Condition;
};

/** Options of one setting beyond those of its group. */
export interface SettingOptions {
  readonly default?: string;
  readonly unit?: string;
  /** For a level that is written without its minus sign. */
  readonly unsigned?: boolean;
  readonly range?: NumberRange | InContext<NumberRange>;
  readonly choices?: readonly Choice[] | InContext<readonly Choice[]>;
  readonly source?: ChoiceSource;
  readonly open?: boolean;
  readonly states?: readonly [on: string, off: string];
  readonly maxLength?: number;
  readonly secret?: boolean;
  /** For a text that cannot begin or end with a space; other kinds imply it. */
  readonly stripped?: boolean;
  /** Description of the values that the rule accepts. */
  readonly allowed?: Message | InContext<Message>;
  /** Used instead of the rule of the kind. */
  readonly rule?: SettingRule;
  /** Remarks on a value that passes the rule. */
  readonly warning?: SettingRule;
  /** Keys of the values that rule and warning judge with this one. */
  readonly terms?: readonly string[];
  /** What makes a value lawful that rule or warning finds fault with. */
  readonly repair?: InContext<Repair | undefined>;
  readonly visible?: Condition;
  readonly required?: Condition;
  readonly requiredProblem?: Problem;
  readonly mirrors?: readonly string[];
  readonly keywords?: string;
  readonly name?: string;
  readonly level?: SettingLevel;
  readonly risk?: Risk;
  readonly group?: SettingsGroupOf;
}
