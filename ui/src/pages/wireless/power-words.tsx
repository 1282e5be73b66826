import { eirpDbm, type OutputPowerLimits } from '@radiolink/domain/radio';
import { StateShape } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import styles from './aside.module.css';

export interface PowerWordsProps {
  readonly powerDbm: number;
  readonly antennaGainDbi: number;
  readonly cableLossDb: number;
  readonly limits: OutputPowerLimits;
  /** True if the field says already that this power is refused. */
  readonly isRefused: boolean;
}

/** EIRP of the antenna, its limit, and the reason of the limit. */
export function PowerWords({ powerDbm, antennaGainDbi, cableLossDb, limits, isRefused }: PowerWordsProps) {
  const t = useText();
  const over = !isRefused && (powerDbm > limits.maxDbm || !limits.lawful);
  return (
    <>
      {!isRefused && (
        <span className={styles.aside}>
          {t('{eirp} dBm EIRP', { eirp: eirpDbm(powerDbm, { antennaGainDbi, cableLossDb }) })}
        </span>
      )}
      <span className={over ? styles.over : styles.aside}>
        {over && <StateShape tone="bad" size={11} />}
        {t(limits.reason)}
      </span>
    </>
  );
}
