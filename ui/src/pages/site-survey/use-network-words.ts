import { SiteSurveyModel } from '@radiolink/application/site-survey/site-survey.model';
import type { Span } from '@radiolink/domain/radio';
import { useUnit } from 'effector-react';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useFigures } from '../../units/use-figures.ts';
import type { NetworkWords } from './network-cells.tsx';

/** What the cells are drawn with: the same object until the language, the axis or what can be joined changes. */
export function useNetworkWords(axis: Span | undefined): NetworkWords {
  const t = useText();
  const figures = useFigures();
  const survey = useModel(SiteSurveyModel);
  const [{ of: problem }, to] = useUnit([survey.$joinable, survey.joined]);
  const [startMhz, endMhz] = [axis?.startMhz, axis?.endMhz];
  return {
    t,
    figures,
    axis: startMhz === undefined || endMhz === undefined ? undefined : { startMhz, endMhz },
    join: problem === null ? null : { problem, to },
  };
}
