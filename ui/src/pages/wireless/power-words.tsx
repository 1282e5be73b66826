import { eirpDbm, type OutputPowerLimits } from '@radiolink/domain/radio';
import { StateShape } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import styles from './aside.module.css';

export interface PowerWordsProps {
  readonly powerDbm: number;
  readonly antennaGainDbi: number;
  readonly cableLossDb: number;
  readonly limits: OutputPowerLimits;
}

/** EIRP of the antenna, its limit, and the reason of the limit. */
export function PowerWords({ powerDbm, antennaGainDbi, cableLossDb, limits }: PowerWordsProps) {
  const t = useText();
  const over = powerDbm > limits.maxDbm || !limits.lawful;
  return (
    <>
      <span className={styles.aside}>
        {t('{eirp} dBm EIRP', { eirp: eirpDbm(powerDbm, { antennaGainDbi, cableLossDb }) })}
      </span>
      <span className={over ? styles.over : styles.aside}>
        {over && <StateShape tone="bad" size={11} />}
        {t(limits.reason)}
      </span>
    </>
  );
}
