import { StatusModel } from '@radiolink/application/status/status.model';
import { longestLinkMetres } from '@radiolink/application/wireless/longest-link';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Figure, Reading, Readings } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useFigures } from '../../i18n/use-figures.ts';

/** The longest link that the radio measured, to hold distance and ACK settings against. reading 32. */
export function LongestLink() {
  const t = useText();
  const figures = useFigures();
  const status = useModel(StatusModel);
  const [$longest] = useState(() => status.slice(longestLinkMetres));
  const longest = useUnit($longest);
  return (
    <Readings column="320px">
      <Reading label={t('Longest measured link')}>
        <Figure
          of={figures.distance(longest ?? undefined)}
          reason={t('The radio has not measured a link yet')}
        />
      </Reading>
    </Readings>
  );
}
