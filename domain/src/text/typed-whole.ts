import { message, type Problem } from '../errors/message.ts';
import { inAscii, namingCharacter } from './text.ts';

/** The number of a text that was typed or pasted in the digits of any script; NaN for anything else. §5.form-inputs. */
export function typedWhole(typed: string): number {
  const text = inAscii(typed);
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** Why a text that was typed is no whole number of a range. */
export function checkTypedWhole(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): Problem | undefined {
  const value = typedWhole(typed);
  if (value >= min && value <= max) return undefined;
  return namingCharacter(message('Enter a whole number from {min} to {max}.', { min, max }), inAscii(typed));
}
