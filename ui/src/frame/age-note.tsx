import { durationFigures, figureText } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useText } from '../i18n/index.ts';
import { useModels } from '../models/index.ts';

/** How old the shown data is: `12 s old`. Nothing before the first answer. */
export function AgeNote() {
  const t = useText();
  const { i18n } = useTranslation();
  const age = useUnit(useModels().status.$ageSeconds);
  if (age === null) return null;
  return <span>{t('{age} old', { age: figureText(durationFigures(age, i18n.language)) })}</span>;
}
