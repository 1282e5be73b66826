import { FadeModel } from '@radiolink/application/fade/fade.model';
import type { FadeSummary } from '@radiolink/domain/fade';
import { Card, Meter } from '../../../components/index.ts';
import { FadeReadings } from '../../../fade/fade-readings.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useFigures } from '../../../units/use-figures.ts';
import { ClimateField } from './climate-field.tsx';
import styles from './sixty.module.css';

/** How much fade the link survives, what rain takes of it now, and how long a year takes more. */
export function FadeCard() {
  const t = useText();
  const fade = useUnitsOf(FadeModel, '$fade');
  if (fade === null) return null;
  return (
    <Card title={t('Fade margin')}>
      <MarginBar of={fade} />
      <FadeReadings of={fade} />
      {fade.hasBackup && (
        <p className="note">{t('Where the link is lost in rain, the 5 GHz backup carries the traffic.')}</p>
      )}
      <ClimateField />
    </Card>
  );
}

/** What is left of the margin that the link has without rain. */
function MarginBar({ of: { marginDb, rainDb = 0 } }: { readonly of: FadeSummary }) {
  const t = useText();
  const figures = useFigures();
  const whole = marginDb + rainDb;
  return (
    <div className={styles.margin}>
      <Meter
        label={t('Margin now, of {whole} dB without rain', { whole: Math.round(whole) })}
        percent={whole > 0 ? (100 * marginDb) / whole : 0}
        figure={figures.decibel(marginDb)}
        tone={marginDb > 0 ? 'idle' : 'bad'}
      />
    </div>
  );
}
