import { durationFigures, figureText } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';
import { useText } from '../i18n/use-text.ts';

/** Age of the shown data: `12 s old`. */
export function AgeNote({ seconds }: { readonly seconds: number }) {
  const t = useText();
  const { i18n } = useTranslation();
  return <span>{t('{age} old', { age: figureText(durationFigures(seconds, i18n.language)) })}</span>;
}
