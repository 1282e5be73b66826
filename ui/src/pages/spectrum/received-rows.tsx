import { type EndNoise, type ReceivedLane, SpectrumModel } from '@radiolink/application/spectrum';
import { figureText } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { TextButton } from '../../components/text-button.tsx';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useThemeChoice } from '../../theme/use-theme-choice.ts';
import { useFigures } from '../../units/index.ts';
import { AIR_RANGE_DBM } from './air-look.ts';
import { AxisRow, Block } from './axis-lane.tsx';
import { paletteOf } from './palette.ts';
import type { AirRange } from './range.ts';

/** More would push the rest of the page away. */
const SHOWN = 3;

/** What one end reports of its own reception. */
interface ReceivedEnd {
  readonly id: string;
  readonly name: string | undefined;
  readonly lane: ReceivedLane | undefined;
  readonly noise: EndNoise | undefined;
}

/** The reception of both ends: energy over frequency, and noise and interference on the channel of the link. */
export function ReceivedRows({ range }: { readonly range: AirRange }) {
  const t = useText();
  const spectrum = useModel(SpectrumModel);
  const [lanes, noises] = useUnit([spectrum.$received, spectrum.$noises]);
  const [showsAll, setShowsAll] = useState(false);
  const ends = useMemo(() => endsOf(lanes, noises), [lanes, noises]);
  const shown = showsAll ? ends : ends.slice(0, SHOWN);
  return (
    <>
      {shown.map(({ id, name, lane, noise }) => (
        <AxisRow
          key={id}
          name={id === 'local' ? t('Local noise') : t('Noise at {name}', { name: name ?? id })}
          note={<NoiseNote noise={noise} />}
        >
          {lane !== undefined && <ReceivedBlock lane={lane} range={range} />}
        </AxisRow>
      ))}
      {ends.length > SHOWN && (
        <TextButton onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('Show fewer stations') : t('Show all stations')}
        </TextButton>
      )}
    </>
  );
}

function NoiseNote({ noise }: { readonly noise: EndNoise | undefined }) {
  const t = useText();
  const figures = useFigures();
  if (noise === undefined) return null;
  const { noiseFloorDbm, interferenceDb } = noise;
  const floor = figureText(figures.dbm(noiseFloorDbm));
  return interferenceDb === undefined
    ? t('Noise floor {level}', { level: floor })
    : t('Noise floor {level}, interference {loss}', {
        level: floor,
        loss: figureText(figures.decibel(interferenceDb)),
      });
}

function ReceivedBlock({ lane, range }: { readonly lane: ReceivedLane; readonly range: AirRange }) {
  const t = useText();
  const [theme] = useThemeChoice();
  const { fromMhz, toMhz, levelsDbm, name, mac } = lane;
  const isSun = theme === 'sun';
  const colours = useMemo(() => gradientOf(levelsDbm, isSun), [levelsDbm, isSun]);
  return (
    <Block
      span={{ startMhz: fromMhz, endMhz: toMhz }}
      range={range}
      look="received"
      title={t('Noise at {name}', { name: name ?? mac })}
      colours={colours}
    />
  );
}

/** This device first, then the stations: those that report energy over frequency, the noisiest first. */
function endsOf(lanes: readonly ReceivedLane[], noises: readonly EndNoise[]): readonly ReceivedEnd[] {
  const reported = new Map(noises.map(noise => [noise.id, noise]));
  const withLane = lanes.map(lane => ({
    id: lane.mac,
    name: lane.name,
    lane,
    noise: reported.get(lane.mac),
  }));
  const macs = new Set(lanes.map(({ mac }) => mac));
  const others = noises
    .filter(({ id }) => !macs.has(id))
    .map(noise => ({ id: noise.id, name: noise.name, lane: undefined, noise }));
  const rank = ({ id, lane, noise }: ReceivedEnd): readonly [number, number] => [
    id === 'local' ? 0 : lane === undefined ? 2 : 1,
    -(noise?.noiseFloorDbm ?? Number.NEGATIVE_INFINITY),
  ];
  return [...withLane, ...others].toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1] || 0);
}

/** The levels as colours of the waterfall, from the lowest frequency on. */
function gradientOf(levelsDbm: readonly number[], isSun: boolean): string {
  const palette = paletteOf(isSun ? 'ink' : 'even');
  const { min, max } = AIR_RANGE_DBM;
  const stops = levelsDbm.map(dbm => {
    const share = Math.min(1, Math.max(0, (dbm - min) / (max - min)));
    const from = 3 * Math.round(share * 255);
    return `rgb(${palette[from]} ${palette[from + 1]} ${palette[from + 2]})`;
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
