import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useUnit } from 'effector-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Minus from 'lucide-react/icons/minus';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { type MouseEvent, type RefObject, useSyncExternalStore } from 'react';
import { Button } from '../../components/index.ts';
import { MenuButton } from '../../components/menu-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import type { AirCursor } from './air-cursor.ts';
import { type AirRange, isSame, presetsIn, zoomed } from './range.ts';
import styles from './spectrum.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

export interface ToolStripProps {
  readonly cursor: AirCursor;
  readonly whole: AirRange;
  readonly range: AirRange;
  /** Without a range: the whole axis, however it grows. */
  readonly onRange: (range: AirRange | null) => void;
  /** What fills the screen. */
  readonly panel: RefObject<HTMLElement | null>;
  /** Saves the picture. */
  readonly onPicture: () => void;
}

const ICON = { size: 18, 'aria-hidden': true } as const;
const ZOOM = 0.5;

/** What is done with the picture most, side by side; the rest in a menu. */
export function ToolStrip({ panel, onPicture, ...axis }: ToolStripProps) {
  const t = useText();
  const { cursor, range, whole, onRange } = axis;
  const { replay, markers } = useModel(SpectrumModel);
  const [until, toggle, mark] = useUnit([replay.$until, replay.pauseToggled, markers.markerSet]);
  const middle = (range.fromMhz + range.toMhz) / 2;
  const zoom = (factor: number): void => onRange(zoomed(range, whole, factor, cursor.mhz() ?? middle));
  const isStopped = until !== null;
  const word = isStopped ? t('Resume') : t('Pause');
  return (
    <div className={styles.tools}>
      <RangeSelect {...axis} />
      <Button title={word} onClick={() => toggle()}>
        {isStopped ? <Play {...ICON} /> : <Pause {...ICON} />}
        <span className={typography.roomy}>{word}</span>
      </Button>
      <Button aria-label={t('Zoom out')} title={t('Zoom out')} onClick={() => zoom(1 / ZOOM)}>
        <Minus {...ICON} />
      </Button>
      <Button aria-label={t('Zoom in')} title={t('Zoom in')} onClick={() => zoom(ZOOM)}>
        <Plus {...ICON} />
      </Button>
      <MenuButton label={t('More')} icon={<Ellipsis {...ICON} />}>
        <Choices
          onMark={() => mark(cursor.lastWithin(range) ?? middle)}
          onFill={() => void fill(panel.current)}
          onPicture={onPicture}
        />
      </MenuButton>
    </div>
  );
}

interface ChoicesProps {
  readonly onMark: () => void;
  readonly onFill: () => void;
  readonly onPicture: () => void;
}

/** What is done seldom. */
function Choices({ onMark, onFill, onPicture }: ChoicesProps) {
  const t = useText();
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement != null);
  return (
    <div className={layout.stack}>
      <Choice onChosen={onMark}>{t('Set marker')}</Choice>
      {document.fullscreenEnabled && (
        <Choice onChosen={onFill}>{isFull ? t('Exit full screen') : t('Full screen')}</Choice>
      )}
      <Choice onChosen={onPicture}>{t('Save as PNG')}</Choice>
    </div>
  );
}

/** Tells when something begins to fill the screen, or no longer does. */
function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Fills the screen, or leaves it again. A browser may refuse it. */
async function fill(element: HTMLElement | null): Promise<void> {
  try {
    await (document.fullscreenElement === null ? element?.requestFullscreen() : document.exitFullscreen());
  } catch {
    // The picture stays where it is.
  }
}

interface ChoiceProps {
  readonly onChosen: () => void;
  readonly children: string;
}

/** A choice that closes the menu in which it stands. */
function Choice({ onChosen, children }: ChoiceProps) {
  const chosen = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    onChosen();
  };
  return (
    <Button wide onClick={chosen}>
      {children}
    </Button>
  );
}

/** The bands, and where it was zoomed by hand: what is seen of them. */
function RangeSelect({ range, whole, onRange }: Pick<ToolStripProps, 'range' | 'whole' | 'onRange'>) {
  const t = useText();
  const presets = presetsIn(whole);
  const chosen = presets.findIndex(preset => isSame(preset, range));
  const isWhole = isSame(range, whole);
  const words = ({ fromMhz, toMhz }: AirRange): string =>
    t('{from} to {to} MHz', { from: Math.round(fromMhz), to: Math.round(toMhz) });
  return (
    <select
      className={styles.range}
      aria-label={t('Frequency range')}
      value={isWhole ? 'whole' : chosen}
      onChange={({ currentTarget: { value } }) => onRange(presets[Number(value)] ?? null)}
    >
      <option value="whole">{t('All frequencies')}</option>
      {presets.map((preset, index) => (
        <option key={preset.fromMhz} value={index}>
          {words(preset)}
        </option>
      ))}
      {!isWhole && chosen < 0 && <option value={-1}>{words(range)}</option>}
    </select>
  );
}
