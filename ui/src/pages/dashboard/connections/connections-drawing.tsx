import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type {
  Connected,
  ConnectedStation,
  StationBand,
} from '@radiolink/application/status/connected-stations';
import { ConnectionsModel, CONNECTIONS_MODELS } from '@radiolink/application/status/connections.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { activeInterface, linkHealthMessage, signalFraction } from '@radiolink/domain/link';
import { networkDrawing } from '@radiolink/domain/network-mode';
import type { DeviceStatus } from '@radiolink/domain/status';
import { figureText, MISSING_TEXT } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stationHash } from '../../../components/catalogue/station-address.ts';
import { StateShape, visibleLine } from '../../../components/index.ts';
import { PHONE, useMedia } from '../../../components/use-media.ts';
import { isolatedText } from '../../../i18n/typeset.ts';
import { type Figures, useFigures } from '../../../i18n/use-figures.ts';
import { listText, type Text, useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import { placed } from '../../network/drawing-layout.ts';
import { LINE, NODE_WIDTH } from '../../network/drawing-lines.ts';
import {
  DrawnParts,
  type LinkedPart,
  SIDE,
  interfacesOf,
  isHardware,
  linkedInterface,
} from '../../network/network-drawing.tsx';
import styles from './connections.module.css';
import type { Part } from '../../../models/part.ts';
import tones from '../../../theme/tones.module.css';

/** What carries the stations where the configuration names no radio. No interface is called so: it has a space. */
const ANY_RADIO = 'the radio';

export interface ConnectionsProps {
  /** Its height, px. */
  readonly onDrawn: (height: number) => void;
}

/** What is connected to what, as the device is set: ports, bridges and VLANs, radios, and the stations by their signal. */
export function ConnectionsDrawing({ onDrawn }: ConnectionsProps) {
  const t = useText();
  const figures = useFigures();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const direction = i18n.dir(language);
  const isPhone = useMedia(PHONE);
  const place = useRef<HTMLDivElement>(null);
  const saved = useUnitsOf(EditingModel, '$saved');
  const drawn = useMemo(() => networkDrawing(saved, saved), [saved]);
  const status = useModel(StatusModel);
  const [interfaces, active] = useUnit([status.slice(interfacesOf), status.slice(activeRadio)]);
  const connected = useUnitsOf(ConnectionsModel, '$connected');
  const drawing = useMemo(() => {
    const running = { interfaces: interfaces ?? [], clients: [] };
    const linked = (parts: typeof drawn) => parts.map(part => linkedInterface(part, running, t, language));
    const radios = drawn.filter(part => part.kind === 'radio' && isHardware(part));
    const carrier = (radios.find(({ name }) => name === active) ?? radios[0])?.name ?? ANY_RADIO;
    const ports = linked(drawn.filter(({ kind }) => kind === 'port'));
    const inner = linked(drawn.filter(part => !isHardware(part)));
    const air = radios.length > 0 ? linked(radios) : [anyRadio(t)];
    const stations = stationParts(connected, carrier, { t, figures, language, direction });
    return placed(
      isPhone
        ? [
            [...ports, ...air],
            [...inner, ...stations],
          ]
        : [ports, inner, air, stations],
    );
  }, [drawn, interfaces, active, connected, isPhone, t, figures, language, direction]);
  const { height } = drawing;
  useEffect(() => onDrawn(place.current?.offsetHeight ?? height), [onDrawn, height]);
  return (
    <div ref={place}>
      <DrawnParts label={t('Connections')} drawing={drawing} />
    </div>
  );
}

interface Words {
  readonly t: Text;
  readonly figures: Figures;
  readonly language: string;
  readonly direction: string;
}

const activeRadio = (status: DeviceStatus): string | null => activeInterface(status) ?? null;

const ALONE = { left: [], change: undefined, mark: '' } as const;

const anyRadio = (t: Text): LinkedPart => ({
  ...ALONE,
  name: ANY_RADIO,
  lines: [t('Radio')],
  from: [],
  href: '#/wireless',
  words: t('Radio'),
});

function stationParts({ stations, bands }: Connected, carrier: string, words: Words): readonly LinkedPart[] {
  const carried = { ...ALONE, from: [carrier] };
  return [
    ...stations.map(station => ({ ...carried, ...stationPart(station, words) })),
    ...bands.map(band => ({ ...carried, ...bandPart(band, words) })),
  ];
}

/** @returns what a part of its own is beside what carries it */
function stationPart(
  { key, name, signalDbm, health }: ConnectedStation,
  { t, figures, language, direction }: Words,
) {
  const whole = name === '' ? MISSING_TEXT : visibleLine(name);
  const title = fittingTitle(whole);
  const signal = figureText(figures.dbm(signalDbm));
  const judged = health === undefined ? [] : [t(linkHealthMessage(health))];
  return {
    name: `station ${key}`,
    lines: [title, isolatedText(signal, direction)],
    href: stationHash(key),
    more: (
      <>
        {title !== whole && <title>{whole}</title>}
        {health === 'poor' && <PoorMark />}
        {signalDbm !== undefined && <LevelBar share={Math.min(1, Math.max(0, signalFraction(signalDbm)))} />}
      </>
    ),
    words: listText([whole, signal, ...judged], language),
  };
}

function bandPart({ range, count, poor }: StationBand, { t, figures, language, direction }: Words) {
  const unknown = `${t('Signal')} ${MISSING_TEXT}`;
  const [best, worst] = range?.map(dbm => figures.dbm(dbm)) ?? [];
  const isOneLevel = best !== undefined && best.value === worst?.value;
  const levels = isOneLevel
    ? figureText(best)
    : t('{min} to {max}', { min: figureText(best), max: figureText(worst) });
  const spoken = range === undefined ? unknown : levels;
  // A box has no room for the words of every language.
  const short = isOneLevel ? levels : `${best?.value}…${figureText(worst)}`;
  const title = best === undefined ? unknown : isolatedText(short, direction);
  const counted = t('{count} stations', { count });
  const poorWords = poor === 0 ? [] : [`${poor} × ${t('Poor link')}`];
  return {
    name: `band ${range?.[0] ?? ''}`,
    lines: [title, counted, ...poorWords],
    href: '#/stations',
    more: poor > 0 && <PoorMark />,
    words: listText([spoken, counted, ...poorWords], language),
  };
}

/** At the end of the first line. */
const PoorMark = () => (
  <g transform={`translate(${NODE_WIDTH - SIDE - SHAPE} ${SHAPE / 2})`} className={tones.bad}>
    <StateShape tone="bad" size={SHAPE} />
  </g>
);
const SHAPE = 12;
const BAR = { x: NODE_WIDTH - SIDE - 62, y: 2 * LINE - 6, height: 6, rx: 2 };

/** Beside the figure on the second line. */
const LevelBar = ({ share }: { readonly share: number }) => (
  <>
    <rect {...BAR} width={62} className={styles.bar} />
    <rect {...BAR} width={62 * share} className={styles.level} />
  </>
);

/** Narrow letters that a line of the drawing has room for. */
const ROOM = 17;
/** From here on letters are about as wide as high: those of Chinese, Japanese and Korean, and pictures. */
const WIDE_FROM = 0x11_00;

const widthOf = (letter: string): number => ((letter.codePointAt(0) ?? 0) >= WIDE_FROM ? 2 : 1);

/** A name as its line has room for it, with an ellipsis where it is cut. */
export function fittingTitle(name: string): string {
  const letters = [...name];
  if (letters.reduce((sum, letter) => sum + widthOf(letter), 0) <= ROOM) return name;
  let width = 1;
  const kept = letters.findIndex(letter => (width += widthOf(letter)) > ROOM);
  return `${letters.slice(0, kept).join('')}…`;
}

/** Loaded when it is opened. */
export const part: Part<ConnectionsProps> = {
  View: ConnectionsDrawing,
  models: CONNECTIONS_MODELS,
  needs: [EditingModel],
};
