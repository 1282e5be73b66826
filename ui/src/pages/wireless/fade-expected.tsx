import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { PredictionModel, PREDICTION_MODELS } from '@radiolink/application/prediction/prediction.model';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { atpcHeadroom, fadeMargin } from '@radiolink/domain/fade';
import { type LinkEnds, LinkState } from '@radiolink/domain/link';
import type { AntennaRadio } from '@radiolink/domain/settings';
import { Figure } from '../../components/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import type { Part } from '../../models/part.ts';
import typography from '../../theme/typography.module.css';

/** The fade margin of the link over this radio, now and with the values that are typed. */
export function FadeExpected({ radio }: { readonly radio: AntennaRadio }) {
  const t = useText();
  const figures = useFigures();
  const link = useUnitsOf(DashboardModel, '$link');
  const saved = useUnitsOf(EditingModel, '$saved');
  const expected = useUnitsOf(PredictionModel, '$expected');
  const isUp = link?.state === LinkState.Connected;
  const typed = isUp ? expected?.link?.figures.find(({ quantity }) => quantity === 'fade-margin') : undefined;
  const now = isUp ? (typed?.now ?? marginNow(link.ends, saved)) : undefined;
  return (
    <span className={typography.muted} data-fade={radio}>
      {typed === undefined || now === undefined ? (
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

/** With what automatic power can still add, as on the dashboard. */
const marginNow = (ends: LinkEnds, saved: ReadonlyMap<string, string>): number | undefined =>
  fadeMargin(ends, { headroomDb: atpcHeadroom(ends, saved) })?.linkDb;

export const part: Part<{ readonly radio: AntennaRadio }> = { View: FadeExpected, models: PREDICTION_MODELS };
