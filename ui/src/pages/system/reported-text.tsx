import { MISSING_TEXT } from '@radiolink/domain/units';
import { ForeignText } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';

/** A text that the device reports: in the words of the interface where they are known, else as it came; a dash for none. */
export function ReportedText({
  text,
  words,
}: {
  readonly text: string | undefined;
  readonly words?: ReadonlyMap<string, string>;
}) {
  const t = useText();
  if (text === undefined || text === '') return MISSING_TEXT;
  const known = words?.get(text);
  return known === undefined ? <ForeignText>{text}</ForeignText> : t(known);
}
