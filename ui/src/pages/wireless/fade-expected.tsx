'use no memo';

import { PredictionModel } from '@radiolink/application/prediction/prediction.model';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { fadeMargin } from '@radiolink/domain/fade';
import { LinkState } from '@radiolink/domain/link';
import type { AntennaRadio } from '@radiolink/domain/settings';
import { Figure } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useFigures } from '../../units/use-figures.ts';

/** The fade margin of the one link over this radio. An access point has many links: there no tick and no edit renders it. */
export function FadeExpected({ radio }: { readonly radio: AntennaRadio }) {
  const kind = useUnitsOf(DashboardModel, '$kind');
  return kind === 'access-point' ? null : <LinkFade radio={radio} />;
}

/** The margin now and with the values that are typed; nothing where it is not known. */
function LinkFade({ radio }: { readonly radio: AntennaRadio }) {
  const t = useText();
  const figures = useFigures();
  const link = useUnitsOf(DashboardModel, '$link');
  const expected = useUnitsOf(PredictionModel, '$expected');
  const isOfRadio = (link?.ends.band === '60') === (radio === 'sixty');
  if (link?.state !== LinkState.Connected || !isOfRadio) return null;
  const typed = expected?.link?.figures.find(({ quantity }) => quantity === 'fade-margin');
  const now = typed?.now ?? fadeMargin(link.ends)?.linkDb;
  if (now === undefined) return null;
  return (
    <span className="muted" data-fade={radio}>
      {typed === undefined ? (
        <>
          {t('Fade margin')} <Figure of={figures.decibel(now)} />
        </>
      ) : (
        t('Fade margin {now} dB, {expected} dB with these values', {
          now: Math.round(now),
          expected: Math.round(typed.expected),
        })
      )}
    </span>
  );
}
