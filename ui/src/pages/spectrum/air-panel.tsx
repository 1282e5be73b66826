import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useRef, useState, type RefObject, useEffect } from 'react';
import { Button, Card } from '../../components/index.ts';
import { SegmentedChoice } from '../../components/segmented-choice.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useClockTime } from '../../i18n/use-time-text.ts';
import { lazyPart } from '../../components/lazy-view.tsx';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { useThemeChoice } from '../../theme/use-theme-choice.ts';
import { AirCanvas } from './air-canvas.tsx';
import { airCursor } from './air-cursor.ts';
import { AIR_RANGE_DBM, gradientOf, type AirColours, type AirLook } from './air-look.ts';
import { airPicture } from './air-screen.ts';
import type { AxisRowsProps } from './axis-rows.tsx';
import { CursorLine, CursorReadout, CursorSlider } from './cursor.tsx';
import type { AirRange } from './range.ts';
import styles from './spectrum.module.css';
import { ToolStrip } from './tool-strip.tsx';
import type { AirMarker } from '@radiolink/application/spectrum/air-markers';
import { numberLocale } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';
import { followTokens, tokenColours } from '../../theme/token-colours.ts';
import layout from '../../theme/layout.module.css';

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly colours: AirColours;
  readonly isSun: boolean;
}

const TOKENS: Readonly<Record<keyof AirColours, string>> = {
  text: '--text',
  muted: '--muted',
  line: '--control-border',
  surface: '--surface',
  now: '--text',
  average: '--local',
  maximum: '--bad',
  ambient: '--good',
};

/** What the canvas shows: the size of its place, the colours of the theme, the range. */
function useAirLook(
  place: RefObject<HTMLElement | null>,
  { fromMhz, toMhz }: AirRange,
  until: number | null,
  markers: readonly AirMarker[],
): AirLook | null {
  const [screen, setScreen] = useState<Screen | null>(null);
  const { language } = useTranslation().i18n;
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measured = () => setScreen(screenOf(element));
    const sizes = new ResizeObserver(measured);
    sizes.observe(element);
    const unfollow = followTokens(measured);
    return () => {
      sizes.disconnect();
      unfollow();
    };
  }, [place]);
  if (screen === null) return null;
  const { isSun, ...rest } = screen;
  return {
    ...rest,
    fromMhz,
    toMhz,
    until,
    markers,
    locale: numberLocale(language),
    palette: isSun ? 'ink' : 'even',
  };
}

function screenOf(element: HTMLElement): Screen {
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    ratio: window.devicePixelRatio,
    colours: tokenColours(element, TOKENS),
    isSun: document.documentElement.dataset['theme'] === 'sun',
  };
}

/** The picture comes first. */
const AxisRows = lazyPart<AxisRowsProps>(
  async () => (await import(/* webpackChunkName: "spectrum-axis" */ './axis-rows.tsx')).part,
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
  const save = useUnit(spectrum.pictureRequested);
  const view = useStoreMap(spectrum.$air, air => air?.view ?? null);
  const range = chosen ?? whole;
  const look = useAirLook(place, range, until, marked);
  const picture = async (): Promise<void> => {
    const file = view === null || look === null ? null : await airPicture(view, look);
    if (file !== null) save(file);
  };
  return (
    <div ref={panel} className={styles.panel}>
      <Card title={t('Spectrum')}>
        <ToolStrip
          cursor={cursor}
          whole={whole}
          range={range}
          onRange={setRange}
          panel={panel}
          onPicture={() => void picture()}
        />
        <div ref={place} className={styles.place} data-picture="">
          <AirCanvas look={look} whole={whole} range={range} cursor={cursor} onRange={setRange} />
          <CursorLine cursor={cursor} range={range} width={look?.width ?? 0} />
          <CursorSlider cursor={cursor} whole={whole} range={range} onRange={setRange} onMark={mark} />
        </div>
        <Legend />
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

const STOPS = 9;
/** The levels of the legend, evenly from the lowest to the highest. */
const LEGEND_DBM = Array.from(
  { length: STOPS },
  (_, stop) => AIR_RANGE_DBM.min + ((AIR_RANGE_DBM.max - AIR_RANGE_DBM.min) * stop) / (STOPS - 1),
);

/** The curves by their lines, and the levels by their colours, dBm. */
function Legend() {
  const t = useText();
  const [theme] = useThemeChoice();
  const isSun = theme === 'sun';
  const gradient = gradientOf(LEGEND_DBM, isSun);
  return (
    <span className={styles.legend}>
      <span className={styles.lineNow}>{t('Now')}</span>
      <span className={styles.lineAverage}>{t('Average')}</span>
      <span className={styles.lineMaximum}>{t('Maximum')}</span>
      <span className={styles.lineAmbient}>{t('Ambient')}</span>
      <span>{t('≈ Time step changes')}</span>
      <span className={layout.word} dir="ltr">
        −{-AIR_RANGE_DBM.min}
        <span className={styles.colours} style={{ '--colours': gradient }} aria-hidden="true" />−
        {-AIR_RANGE_DBM.max} dBm
      </span>
    </span>
  );
}

const SPEEDS = { 1: '1×', 10: '10×', 60: '60×' } as const;

/** Back through the kept sweeps, and playing them again. Stands while the picture is stopped, and for a recording. */
function ReplayBar() {
  const t = useText();
  const clockTime = useClockTime();
  const { replay, $air } = useModel(SpectrumModel);
  const [until, isPlaying, speed] = useUnit([replay.$until, replay.$playing, replay.$speed]);
  const [step, play, choose] = useUnit([replay.stepped, replay.playToggled, replay.speedChosen]);
  const isFile = useUnitsOf(SpectrumModel, '$state') === 'file';
  const view = useStoreMap($air, air => air?.view ?? null);
  if (view === null || view.length < 2 || (until === null && !isFile)) return null;
  const shown = Math.min(view.count, until ?? view.count);
  const at = view.sweepTime(view.count - shown);
  const time = at === undefined ? '' : clockTime(at);
  return (
    <div className={styles.replay}>
      <label className={styles.step}>
        {t('Step back')}
        <input
          type="range"
          min={view.count - view.length + 1}
          max={view.count}
          value={shown}
          aria-valuetext={time}
          onChange={event => step(Number(event.target.value))}
        />
      </label>
      <output className={styles.time}>{time}</output>
      <Button onClick={() => play()}>{isPlaying ? t('Stop') : t('Play')}</Button>
      <SegmentedChoice
        legend={t('Speed')}
        name="replay-speed"
        options={['1', '10', '60']}
        words={each => SPEEDS[each]}
        value={`${speed}`}
        onChange={chosen => choose(chosen === '60' ? 60 : chosen === '10' ? 10 : 1)}
      />
    </div>
  );
}
