import { SiteSurveyModel } from '@radiolink/application/site-survey';
import type { Span } from '@radiolink/domain/radio';
import { useUnit } from 'effector-react';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';
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
