import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { dataPort } from '@radiolink/domain/link';
import { isEthernet } from '@radiolink/domain/network';
import type { ReactNode } from 'react';
import { Figure, ForeignText } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import styles from './ap-strip.module.css';
import { ethernetLabel } from '../ethernet-labels.ts';

/** An access point in one line: channel, power, security, port and load. An item that is a setting leads to it. */
export function ApStrip() {
  const t = useText();
  const figures = useFigures();
  const [radio, host, interfaces, bands, activeBand] = useUnitsOf(
    DashboardModel,
    '$radio',
    '$host',
    '$interfaces',
    '$bands',
    '$activeBand',
  );
  if (radio === null || host === null) return null;
  // On the backup link the figures are those of the backup.
  const onBackup = activeBand === '5';
  const radio60 = onBackup ? undefined : radio.radio60;
  // Of two radios, power, gain and noise of the status are those of the backup: the main one reports its own.
  const alone = (bands?.length ?? 0) > 1 && !onBackup ? NOTHING : radio;
  const txPowerDbm = radio60?.txPowerDbm ?? alone.txPowerDbm;
  const antennaGainDbi = radio60?.antennaGainDbi ?? alone.antennaGainDbi;
  const { noiseFloorDbm } = alone;
  const radiated =
    txPowerDbm === undefined || antennaGainDbi === undefined ? undefined : txPowerDbm + antennaGainDbi;
  const eirp = radio60?.eirpDbm ?? alone.eirpDbm ?? radiated;
  const port = dataPort((interfaces ?? []).filter(({ name }) => isEthernet({ devname: name })));
  return (
    <ul className={styles.strip} aria-label={t('Access point')}>
      <Item label={t('SSID')} setting="wireless.ssid">
        {radio.essid ? <ForeignText>{radio.essid}</ForeignText> : <Figure of={undefined} />}
      </Item>
      <Item label={t('Channel')} setting={radio60 === undefined ? 'radio.frequency' : 'sixty.frequency'}>
        <Figure of={figures.frequency(radio60?.frequencyMhz ?? radio.frequencyMhz)} /> /{' '}
        <Figure of={figures.frequency(radio60?.channelWidthMhz ?? radio.channelWidthMhz)} />
      </Item>
      {txPowerDbm !== undefined && (
        <Item
          label={t('Transmit power')}
          setting={radio60 === undefined ? 'radio.outputPower' : 'sixty.outputPower'}
        >
          <Figure of={figures.dbm(txPowerDbm)} />
        </Item>
      )}
      {eirp !== undefined && (
        <Item label={t('EIRP')} setting={radio60 === undefined ? 'radio.eirpLimit' : 'sixty.outputPower'}>
          <Figure of={figures.dbm(eirp)} />
        </Item>
      )}
      {noiseFloorDbm !== undefined && (
        <Item label={t('Noise floor')}>
          <Figure of={figures.dbm(noiseFloorDbm)} />
        </Item>
      )}
      <Item label={t('Security')} setting="security.accessPoint">
        {radio.security ? <ForeignText>{radio.security}</ForeignText> : <Figure of={undefined} />}
      </Item>
      {port !== undefined && (
        <Item label={<ForeignText>{port.name}</ForeignText>}>
          {ethernetLabel(port, t) ?? <Figure of={undefined} />}
        </Item>
      )}
      <Item label={t('CPU')}>
        <Figure of={figures.percent(host.cpuLoadPercent)} />
      </Item>
      <Item label={t('Uptime')}>
        <Figure of={figures.duration(host.uptimeSeconds)} />
      </Item>
    </ul>
  );
}

const NOTHING = {
  txPowerDbm: undefined,
  eirpDbm: undefined,
  antennaGainDbi: undefined,
  noiseFloorDbm: undefined,
};

interface ItemProps {
  readonly label: ReactNode;
  /** Id of the setting that it shows. */
  readonly setting?: string;
  readonly children: ReactNode;
}

function Item({ label, setting, children }: ItemProps) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span data-live="">{children}</span>
    </>
  );
  return (
    <li className={styles.item}>
      {setting === undefined ? content : <a href={`#/wireless/${setting}`}>{content}</a>}
    </li>
  );
}
