import type { StationRadio, StationRow } from '@radiolink/domain/station';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { rateText } from '@radiolink/domain/link';
import { Fragment, type ReactNode, Suspense } from 'react';
import { classNames, Figure } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../models/lazy-part.tsx';
import { useFigures } from '../../units/use-figures.ts';
import { Band, RadioState } from '../dashboard/radio-states.tsx';
import { DetailSection } from './detail-section.tsx';
import styles from './station-details.module.css';

/** Only of a device with two radios. */
const StationFailovers = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "part-station-failovers" */ './station-failovers.part.ts')).part,
  Fragment,
);

/** The links of a station over both radios of the device, side by side. */
export function RadioDetails({ row: { key, radios } }: { readonly row: StationRow }) {
  const t = useText();
  const figures = useFigures();
  const rows: readonly (readonly [label: string, cell: (radio: StationRadio) => ReactNode])[] = [
    [t('Link'), radio => <RadioState radio={radio} quiet />],
    [t('Local signal'), ({ ends }) => <Figure of={figures.dbm(ends.local.signalDbm)} />],
    [t('Remote signal'), ({ ends }) => <Figure of={figures.dbm(ends.remote?.signalDbm)} />],
    [t('Receive rate'), ({ ends }) => rateText(ends.local.rxRate) ?? MISSING_TEXT],
    [t('Transmit rate'), ({ ends }) => rateText(ends.local.txRate) ?? MISSING_TEXT],
    [t('Airtime'), ({ ends }) => <Figure of={figures.percent(ends.airtimePercent, 1)} />],
    [t('Receive capacity'), ({ ends }) => <Figure of={figures.speed(ends.local.rxCapacityKbps, 'Mbps')} />],
  ];
  return (
    <DetailSection title={t('Both radios')}>
      <table className={classNames(styles.directions, styles.radios)}>
        <thead>
          <tr>
            <th scope="col">{t('Radio')}</th>
            {radios.map(({ band }) => (
              <th key={band} scope="col">
                <Band band={band} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {radios.map(radio => (
                <td key={radio.band}>{cell(radio)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense fallback={null}>
        <StationFailovers of={key} />
      </Suspense>
    </DetailSection>
  );
}
