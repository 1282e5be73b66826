import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useRef, useState } from 'react';
import { Button, Card } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../models/lazy-part.tsx';
import { useModel } from '../../models/models.ts';
import { AirCanvas } from './air-canvas.tsx';
import { airCursor } from './air-cursor.ts';
import { airPicture } from './air-screen.ts';
import type { AxisRowsProps } from './axis-rows.tsx';
import { CursorLine } from './cursor-line.tsx';
import { CursorReadout } from './cursor-readout.tsx';
import { CursorSlider } from './cursor-slider.tsx';
import { Legend } from './legend.tsx';
import { type AirRange, PRESETS, zoomed } from './range.ts';
import { ReplayBar } from './replay-bar.tsx';
import styles from './spectrum.module.css';
import { useAirLook } from './use-air-look.ts';

/** The picture comes first. */
const AxisRows = lazyPart<AxisRowsProps>(
  async () => (await import(/* webpackChunkName: "spectrum-axis" */ './axis.part.ts')).part,
);

/** The picture with its controls, and what lies on its axis. */
export function AirPanel() {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const spectrum = useModel(SpectrumModel);
  const whole = useWhole();
  const [chosen, setRange] = useState<AirRange | null>(null);
  const [cursor] = useState(airCursor);
  const { replay, markers } = spectrum;
  const [own, permitted, until] = useUnit([spectrum.$own, spectrum.$permitted, replay.$until]);
  const [marked, mark] = useUnit([markers.$markers, markers.markerSet]);
  const [toggle, save] = useUnit([replay.pauseToggled, spectrum.pictureRequested]);
  const view = useStoreMap(spectrum.$air, air => air?.view ?? null);
  const range = chosen ?? whole;
  const look = useAirLook(place, range, until, marked);
  const zoom = (factor: number): void => {
    const middle = (range.fromMhz + range.toMhz) / 2;
    setRange(zoomed(range, whole, factor, cursor.mhz() ?? middle));
  };
  const picture = async (): Promise<void> => {
    const file = view === null || look === null ? null : await airPicture(view, look);
    if (file !== null) save(file);
  };
  return (
    <div ref={panel} className={styles.panel}>
      <Card title={t('Spectrum')}>
        <div ref={place} className={styles.place} data-picture="">
          <AirCanvas look={look} whole={whole} range={range} cursor={cursor} onRange={setRange} />
          <CursorLine cursor={cursor} range={range} width={look?.width ?? 0} />
          <CursorSlider cursor={cursor} whole={whole} range={range} onRange={setRange} onMark={mark} />
        </div>
        <Legend />
        <div className={styles.tools}>
          <Button onClick={() => toggle()}>{until === null ? t('Pause') : t('Resume')}</Button>
          {PRESETS.map(preset => (
            <Button key={preset.id} onClick={() => setRange(preset.range)}>
              {preset.range === null
                ? t('All')
                : t('{from} to {to} MHz', { from: preset.range.fromMhz, to: preset.range.toMhz })}
            </Button>
          ))}
          <Button onClick={() => zoom(0.5)}>{t('Zoom in')}</Button>
          <Button onClick={() => zoom(2)}>{t('Zoom out')}</Button>
          <Button onClick={() => mark(cursor.mhz() ?? (range.fromMhz + range.toMhz) / 2)}>
            {t('Set marker')}
          </Button>
          <Button onClick={() => void panel.current?.requestFullscreen?.().catch(() => undefined)}>
            {t('Full screen')}
          </Button>
          <Button onClick={() => void picture()}>PNG</Button>
        </div>
        <ReplayBar />
        <CursorReadout cursor={cursor} until={until} permitted={permitted} />
        <Suspense fallback={null}>
          <AxisRows whole={whole} range={range} own={own} permitted={permitted} />
        </Suspense>
      </Card>
    </div>
  );
}

/** The whole axis of the view, MHz. */
function useWhole(): AirRange {
  const grid = useStoreMap(useModel(SpectrumModel).$air, air => air?.view.grid ?? null);
  if (grid === null) return { fromMhz: 5095, toMhz: 5905 };
  const { firstMhz, stepMhz, bins } = grid;
  return { fromMhz: firstMhz - stepMhz / 2, toMhz: firstMhz + (bins - 0.5) * stepMhz };
}
