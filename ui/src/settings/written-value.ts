import { normalizedValue, type Setting } from '@radiolink/domain/settings';
import { writtenDate } from './date-text.ts';

/** Text to write for typed text; a date as the device writes it. §5.form-inputs. */
export function writtenValue(setting: Pick<Setting, 'kind' | 'stripped'>, typed: string): string {
  const text = normalizedValue(setting, typed);
  return setting.kind === 'date' ? writtenDate(text) : text;
}
