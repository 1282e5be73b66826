import { message } from '../../errors/message.ts';
import { unseenCharacter } from '../../text/text.ts';
import type { SettingDescriptor, SettingRule } from '../setting.ts';

const SPACE_AT_END = /^\p{Zs}|\p{Zs}$/u;

/**
 * Remarks on a name that looks like another one: a space at its ends, or a character that is not seen. Both may be meant,
 * since a device at the far end may have them. Nothing is said of what a secret holds. §5.form-inputs.
 */
const remarkOnUnseen: SettingRule = value => {
  const character = unseenCharacter(value);
  if (character !== undefined) return message('Contains the invisible character {character}.', { character });
  return SPACE_AT_END.test(value) ? message('Begins or ends with a space.') : undefined;
};

/** The remarks of a setting: its own, and for a text that is kept as typed those on what is not seen in it. */
export function withUnseen(
  { kind, stripped }: Pick<SettingDescriptor, 'kind' | 'stripped'>,
  own: SettingRule | undefined,
): SettingRule | undefined {
  if (kind !== 'text' || stripped === true) return own;
  return (value, context, indexes) =>
    own?.(value, context, indexes) ?? remarkOnUnseen(value, context, indexes);
}
