import { type AntennaRadio, eirpSum, limitWords } from '@radiolink/domain/settings';
import type { Figure as Quantity } from '@radiolink/domain/units';
import { classNames } from '../../components/class-names.ts';
import { Figure } from '../../components/figure.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useSettingsScope } from '../../settings/settings-scope.tsx';
import { useFigures } from '../../units/use-figures.ts';
import styles from './eirp-sum.module.css';

export interface EirpSumProps {
  /** Text of the power field, as it is typed. */
  readonly power: string;
  readonly radio: AntennaRadio;
}

/** Power, antenna gain and cable loss as one sum to the EIRP, with its limit. */
export function EirpSum({ power, radio }: EirpSumProps) {
  const t = useText();
  const figures = useFigures();
  const sum = useSettingsScope(({ context }) => eirpSum(power, context, radio));
  const { limit, excessDb, bound } = sum;
  return (
    <div
      className={classNames(styles.sum, sum.lossDb === undefined && styles.short)}
      data-eirp={radio}
      data-entered=""
    >
      <output className={styles.terms} aria-label={t('EIRP')}>
        <Term label={t('Transmit power')} of={figures.dbm(sum.powerDbm)} />
        <Term sign="+" label={t('Antenna gain')} of={figures.gain(sum.gainDbi)} />
        {sum.lossDb !== undefined && (
          <Term sign="−" label={t('Cable loss')} of={figures.decibel(sum.lossDb)} />
        )}
        <Term sign="=" label={t('EIRP')} of={figures.dbm(sum.eirpDbm)} isResult />
        {excessDb !== undefined && (
          <span className={styles.excess}>
            <StateBadge tone={limit?.isSet === true ? 'bad' : 'warn'} quiet>
              {t('{excess} dB above the limit.', { excess: excessDb })}
            </StateBadge>
          </span>
        )}
      </output>
      <div className={styles.notes}>
        {limit === undefined ? (
          <span>
            {t('EIRP limit')} <Figure of={undefined} reason={t('unknown')} />
          </span>
        ) : (
          <span>{t(limitWords(limit))}</span>
        )}
        {bound !== undefined && <span className={styles.bound}>{t(bound)}</span>}
      </div>
    </div>
  );
}

interface TermProps {
  readonly sign?: string;
  readonly label: string;
  readonly of: Quantity | undefined;
  readonly isResult?: boolean;
}

function Term({ sign, label, of, isResult = false }: TermProps) {
  return (
    <span className={classNames(styles.term, isResult && styles.result)}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>
        {sign !== undefined && <span className={styles.sign}>{sign}</span>}
        <Figure of={of} />
      </span>
    </span>
  );
}
