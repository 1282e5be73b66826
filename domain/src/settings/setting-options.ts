import type { Condition } from './conditions.ts';
import type { NumberRange } from '../units/physical-range.ts';
import type { Choice, InContext, Risk, SettingDescriptor, SettingLevel } from './setting.ts';
import type { SettingsPlace } from './settings-groups.ts';

/** Common options of the settings of one group. */
export type SettingsGroup = SettingsPlace & {
  readonly risk: Risk;
  /** `basic` unless said. */
  readonly level?: SettingLevel;
  /** Put before the label to form the stand-alone name: `DNS server {n}`. */
  readonly subject?: string;
  readonly visible?: Condition;
};

type SaidElsewhere = 'id' | 'key' | 'kind' | 'label' | 'help' | 'subject' | 'page' | 'range' | 'choices';

/** Options of one setting beyond those of its group. A rule is used instead of that of the kind. */
export interface SettingOptions extends Partial<Omit<SettingDescriptor, SaidElsewhere>> {
  readonly range?: NumberRange | InContext<NumberRange>;
  readonly choices?: readonly Choice[] | InContext<readonly Choice[]>;
}
