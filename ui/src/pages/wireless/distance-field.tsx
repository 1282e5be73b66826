import { StatusModel } from '@radiolink/application/status/status.model';
import { longestLinkMetres } from '@radiolink/application/wireless/longest-link';
import { ackForDistance } from '@radiolink/domain/radio';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Figure, Reading, Readings } from '../../components/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { type PlacedSetting, TextControl, useSettingField } from '../../settings/index.ts';
import typography from '../../theme/typography.module.css';

/** The distance by hand, in the reader's measure too, with the wait for an acknowledgement that it needs. */
export function DistanceField({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const figures = useFigures();
  const field = useSettingField(placed);
  const metres = Number(field.text);
  const known = field.text.trim() !== '' && Number.isFinite(metres);
  return (
    <TextControl
      placed={placed}
      field={field}
      aside={
        known && (
          <span className={typography.muted}>
            <Figure of={figures.distance(metres)} />
            {' · '}
            {t('ACK {microseconds} µs', { microseconds: Math.ceil(ackForDistance(metres)) })}
          </span>
        )
      }
    />
  );
}

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
