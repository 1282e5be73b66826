import { FadeModel } from '@radiolink/application/fade/fade.model';
import {
  type FadeSummary,
  climateText,
  RAIN_STATISTICS,
  RAIN_ZONES,
  type RainZone,
} from '@radiolink/domain/fade';
import { Card, Meter, TextField } from '../../../components/index.ts';
import { FadeReadings } from '../../../components/fade-readings.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useFigures, MeasurementContext } from '../../../i18n/use-figures.ts';
import styles from './sixty.module.css';
import { use, useState } from 'react';
import { Options, SelectField } from '../../../components/select-field.tsx';
import typography from '../../../theme/typography.module.css';

const NONE = '';
/** A rate of one's own in place of a zone. */
const OWN = 'own';
const ZONES = Object.keys(RAIN_ZONES) as readonly RainZone[];
const MILLIMETRES_PER_INCH = 25.4;

/** How much it rains here: a rain zone, or a rate that is typed. Kept in this browser, for this device. */
function ClimateField() {
  const t = useText();
  const figures = useFigures();
  const [climate, climateChosen] = useUnitsOf(FadeModel, '$climate', 'climateChosen');
  const [isOwn, setOwn] = useState(false);
  const stored = climate === null ? NONE : 'zone' in climate ? climate.zone : OWN;
  const chosen = isOwn ? OWN : stored;
  const words = (value: string): string => {
    if (value === NONE) return t('Not selected');
    if (value === OWN) return t('Own rate');
    const rain = figures.rain(RAIN_ZONES[value as RainZone]);
    return `${value}: ${rain?.value ?? ''} ${rain?.unit ?? ''}`;
  };
  return (
    <div className={styles.climate}>
      <SelectField
        label={t('Rain zone')}
        help={t(
          'Rain zone of ITU-R P.837-1, with the rain that 0.01 % of a year exceeds. It is stored in this browser, for this device.',
        )}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          setOwn(value === OWN);
          if (value !== OWN) climateChosen(value);
        }}
      >
        <Options of={[NONE, ...ZONES, OWN]} words={words} />
      </SelectField>
      {chosen === OWN && (
        <OwnRate key={climate === null ? NONE : climateText(climate)} take={climateChosen} />
      )}
    </div>
  );
}

/** Rain that is exceeded for 0.01 % of a year, in the reader's unit. */
function OwnRate({ take }: { readonly take: (text: string) => void }) {
  const t = useText();
  const isMetric = use(MeasurementContext) === 'metric';
  const climate = useUnitsOf(FadeModel, '$climate');
  const factor = isMetric ? 1 : MILLIMETRES_PER_INCH;
  const digits = isMetric ? 1 : 2;
  const shown = climate !== null && 'mmPerHour' in climate ? climate.mmPerHour / factor : undefined;
  const { min, max } = RAIN_STATISTICS.rainMmPerHour;
  const [danger, setDanger] = useState(false);
  const commit = (text: string): void => {
    const rate = Number(text.trim().replace(',', '.')) * factor;
    const isRate = text.trim() !== '' && rate >= min && rate <= max;
    setDanger(!isRate);
    if (isRate) take(String(Math.round(rate * 100) / 100));
  };
  const limits = { min: Math.ceil((100 * min) / factor) / 100, max: Math.floor((100 * max) / factor) / 100 };
  return (
    <TextField
      label={
        isMetric
          ? t('Rain exceeded for 0.01 % of a year, mm/h')
          : t('Rain exceeded for 0.01 % of a year, in/h')
      }
      danger={danger ? t('Enter a rate from {min} to {max}.', limits) : undefined}
      inputMode="decimal"
      defaultValue={shown === undefined ? '' : String(Number(shown.toFixed(digits)))}
      onBlur={({ currentTarget: { value } }) => {
        if (value.trim() !== '') commit(value);
      }}
      onKeyDown={({ key, currentTarget: { value } }) => {
        if (key === 'Enter') commit(value);
      }}
    />
  );
}

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
        <p className={typography.note}>
          {t('Where the link is lost in rain, the 5 GHz backup carries the traffic.')}
        </p>
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
        label={t('Current fade margin, of {whole} dB without rain', { whole: Math.round(whole) })}
        percent={whole > 0 ? (100 * marginDb) / whole : 0}
        figure={figures.decibel(marginDb)}
        tone={marginDb > 0 ? 'idle' : 'bad'}
      />
    </div>
  );
}
