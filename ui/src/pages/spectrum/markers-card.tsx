import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { unitsOfCodePoints } from '@radiolink/domain/text';
import { binAt } from '@radiolink/domain/tools';
import { useStoreMap, useUnit } from 'effector-react';
import { Button, Card, Figure, TextField } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useNow } from '../../components/use-now.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import styles from './spectrum.module.css';
import type { Part } from '../../models/part.ts';
import layout from '../../theme/layout.module.css';

/** The markers of the axis with their names and levels. */
export function MarkersCard() {
  const t = useText();
  const figures = useFigures();
  const { markers, $air } = useModel(SpectrumModel);
  const [shown, name, remove] = useUnit([markers.$markers, markers.markerNamed, markers.markerRemoved]);
  const view = useStoreMap($air, air => air?.view ?? null);
  useNow(true);
  return (
    <Card title={t('Markers')}>
      <ul className={layout.apart}>
        {shown.map(marker => {
          const bin = view === null ? undefined : binAt(view.grid, marker.mhz);
          const now = bin === undefined ? undefined : view?.nowDbm(bin);
          const maximum = bin === undefined ? undefined : view?.maximumDbm(bin);
          return (
            <li key={marker.mhz} className={styles.marker}>
              <TextField
                label={t('Name of the marker at {frequency} MHz', { frequency: marker.mhz })}
                value={marker.name}
                maxLength={unitsOfCodePoints(24)}
                autoComplete="off"
                onChange={event => name({ mhz: marker.mhz, name: event.target.value })}
              />
              <span>
                {t('Now')} <Figure of={figures.dbm(now)} room={7} />
              </span>
              <span>
                {t('Maximum')} <Figure of={figures.dbm(maximum)} room={7} />
              </span>
              <Button
                look="quiet"
                aria-label={t('Remove the marker at {frequency} MHz', { frequency: marker.mhz })}
                onClick={() => remove(marker.mhz)}
              >
                {t('Remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export const part: Part = { View: MarkersCard };
