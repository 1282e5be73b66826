import { SiteSurveyModel } from '@radiolink/application/site-survey';
import { SpectrumModel } from '@radiolink/application/spectrum';
import { surveySpan } from '@radiolink/domain/tools';
import { useStoreMap, useUnit } from 'effector-react';
import { useMemo, useRef, useState } from 'react';
import { Button, Card } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { AirCanvas } from './air-canvas.tsx';
import { airCursor } from './air-cursor.ts';
import { airPicture } from './air-screen.ts';
import { AxisRows, type ReceivedNetwork } from './axis-rows.tsx';
import { CursorLine } from './cursor-line.tsx';
import { CursorReadout } from './cursor-readout.tsx';
import { CursorSlider } from './cursor-slider.tsx';
import { Legend } from './legend.tsx';
import { type AirRange, PRESETS, zoomed } from './range.ts';
import styles from './spectrum.module.css';
import { useAirLook } from './use-air-look.ts';

/** The picture with its controls, and what lies on its axis. */
export function AirPanel() {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const spectrum = useModel(SpectrumModel);
  const whole = useWhole();
  const [chosen, setRange] = useState<AirRange | null>(null);
  const [cursor] = useState(airCursor);
  const [until, setUntil] = useState<number | null>(null);
  const [own, permitted] = useUnit([spectrum.$own, spectrum.$permitted]);
  const view = useStoreMap(spectrum.$air, air => air?.view ?? null);
  const range = chosen ?? whole;
  const look = useAirLook(place, range, until);
  const networks = useNetworks();
  const zoom = (factor: number): void => {
    const middle = (range.fromMhz + range.toMhz) / 2;
    setRange(zoomed(range, whole, factor, cursor.mhz() ?? middle));
  };
  const picture = async (): Promise<void> => {
    const file = view === null || look === null ? null : await airPicture(view, look);
    if (file === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'spectrum.png';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div ref={panel} className={styles.panel}>
      <Card title={t('Spectrum')} aside={<Legend />}>
        <div className={styles.tools}>
          <Button onClick={() => setUntil(until === null ? (view?.count ?? null) : null)}>
            {until === null ? t('Pause') : t('Resume')}
          </Button>
          {PRESETS.map(preset => (
            <Button key={preset.id} look="quiet" onClick={() => setRange(preset.range)}>
              {preset.range === null
                ? t('All')
                : t('{from} to {to} MHz', { from: preset.range.fromMhz, to: preset.range.toMhz })}
            </Button>
          ))}
          <Button look="quiet" onClick={() => zoom(0.5)}>
            {t('Zoom in')}
          </Button>
          <Button look="quiet" onClick={() => zoom(2)}>
            {t('Zoom out')}
          </Button>
          <Button
            look="quiet"
            onClick={() => void panel.current?.requestFullscreen?.().catch(() => undefined)}
          >
            {t('Full screen')}
          </Button>
          <Button look="quiet" onClick={() => void picture()}>
            PNG
          </Button>
        </div>
        <div ref={place} className={styles.place}>
          <AirCanvas look={look} whole={whole} range={range} cursor={cursor} onRange={setRange} />
          <CursorLine cursor={cursor} range={range} width={look?.width ?? 0} />
          <CursorSlider cursor={cursor} whole={whole} range={range} onRange={setRange} />
        </div>
        {until !== null && <StepBack until={until} onUntil={setUntil} />}
        <CursorReadout cursor={cursor} until={until} />
        <AxisRows range={range} own={own} permitted={permitted} networks={networks} />
      </Card>
    </div>
  );
}

interface StepBackProps {
  readonly until: number;
  readonly onUntil: (until: number) => void;
}

/** Through the kept sweeps while the picture is paused. */
function StepBack({ until, onUntil }: StepBackProps) {
  const t = useText();
  const air = useUnit(useModel(SpectrumModel).$air);
  if (air === null) return null;
  const { count, length } = air.view;
  return (
    <label className={styles.step}>
      {t('Step back')}
      <input
        type="range"
        min={Math.max(1, count - length + 1)}
        max={count}
        value={Math.min(count, until)}
        onChange={event => onUntil(Number(event.target.value))}
      />
    </label>
  );
}

/** The whole axis of the view, MHz. */
function useWhole(): AirRange {
  const grid = useStoreMap(useModel(SpectrumModel).$air, air => air?.view.grid ?? null);
  return useMemo(() => {
    if (grid === null) return { fromMhz: 5095, toMhz: 5905 };
    const { firstMhz, stepMhz, bins } = grid;
    return { fromMhz: firstMhz - stepMhz / 2, toMhz: firstMhz + (bins - 0.5) * stepMhz };
  }, [grid]);
}

/** The networks of the last site survey that say where they are. */
function useNetworks(): readonly ReceivedNetwork[] {
  const run = useUnit(useModel(SiteSurveyModel).$run);
  const entries = run?.result;
  return useMemo(
    () =>
      (entries ?? []).flatMap(({ cell }) => {
        const span = surveySpan(cell);
        return span === undefined
          ? []
          : [{ id: cell.mac, name: cell.ssid ?? '', span, signalDbm: cell.signalDbm }];
      }),
    [entries],
  );
}
