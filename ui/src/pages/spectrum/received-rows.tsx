import type { EndNoise, ReceivedLane } from '@radiolink/application/spectrum/axis-facts';
import { isOldSurvey } from '@radiolink/application/spectrum/advice-facts';
import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import type { Span } from '@radiolink/domain/radio';
import { figureText } from '@radiolink/domain/units';
import { useMemo, useState } from 'react';
import { TextButton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useThemeChoice } from '../../theme/use-theme-choice.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { AxisRow, Block } from './axis-lane.tsx';
import { gradientOf } from './air-look.ts';
import type { AirRange } from './range.ts';

/** More would push the rest of the page away. */
const SHOWN = 3;
/** This device among the ends. */
const LOCAL = 'local';

/** What one end reports of its own reception. */
interface ReceivedEnd {
  readonly id: string;
  readonly name: string | undefined;
  readonly lane: Omit<ReceivedLane, 'ageSeconds'> & Partial<Pick<ReceivedLane, 'ageSeconds'>>;
  /** False where the noise floor stands for it. */
  readonly isMeasured: boolean;
  readonly noise: EndNoise | undefined;
}

/**
 * The reception of both ends: energy over frequency, and noise and interference on the channel of the link. Of an end that
 * reports its noise floor alone, that floor on the channel; one that reports neither has no row.
 */
export function ReceivedRows({ range }: { readonly range: AirRange }) {
  const t = useText();
  const [lanes, noises, own] = useUnitsOf(SpectrumModel, '$received', '$noises', '$own');
  const [showsAll, setShowsAll] = useState(false);
  const ends = useMemo(() => endsOf(lanes, noises, own), [lanes, noises, own]);
  const shown = showsAll ? ends : ends.slice(0, SHOWN);
  return (
    <>
      {shown.map(({ id, name, lane, noise }) => (
        <AxisRow
          key={id}
          name={id === LOCAL ? t('Local noise') : t('Noise at {name}', { name: name ?? id })}
          note={<NoiseNote noise={noise} ageSeconds={lane.ageSeconds} />}
        >
          <ReceivedBlock lane={lane} range={range} />
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

interface NoiseNoteProps {
  readonly noise: EndNoise | undefined;
  readonly ageSeconds: number | undefined;
}

function NoiseNote({ noise, ageSeconds }: NoiseNoteProps) {
  const t = useText();
  const figures = useFigures();
  const age =
    ageSeconds === undefined ? undefined : t('{age} old', { age: figureText(figures.duration(ageSeconds)) });
  return [useNoiseWords(noise), age].filter(words => words !== undefined).join(' · ');
}

function useNoiseWords(noise: EndNoise | undefined): string | undefined {
  const t = useText();
  const figures = useFigures();
  if (noise === undefined) return undefined;
  const { noiseFloorDbm, interferenceDb } = noise;
  const floor = figureText(figures.dbm(noiseFloorDbm));
  return interferenceDb === undefined
    ? t('Noise floor {level}', { level: floor })
    : t('Noise floor {level}, interference {loss}', {
        level: floor,
        loss: figureText(figures.decibel(interferenceDb)),
      });
}

function ReceivedBlock({ lane, range }: Pick<ReceivedEnd, 'lane'> & { readonly range: AirRange }) {
  const t = useText();
  const [theme] = useThemeChoice();
  const { id, fromMhz, toMhz, levelsDbm, name } = lane;
  const isSun = theme === 'sun';
  const colours = useMemo(() => gradientOf(levelsDbm, isSun), [levelsDbm, isSun]);
  return (
    <Block
      span={{ startMhz: fromMhz, endMhz: toMhz }}
      range={range}
      look={isOldSurvey({ ageSeconds: lane.ageSeconds }) ? 'old' : 'received'}
      title={id === LOCAL ? t('Local noise') : t('Noise at {name}', { name: name ?? id })}
      colours={colours}
    />
  );
}

/** This device first, then the stations: those that report energy over frequency, the noisiest first. */
function endsOf(
  lanes: readonly ReceivedLane[],
  noises: readonly EndNoise[],
  own: Span | null,
): readonly ReceivedEnd[] {
  const reported = new Map(noises.map(noise => [noise.id, noise]));
  const measured = new Set(lanes.map(({ id }) => id));
  const withLane = lanes.map(lane => {
    const { id, name } = lane;
    return { id, name, lane, isMeasured: true, noise: reported.get(id) };
  });
  const others = noises.flatMap((noise): readonly ReceivedEnd[] => {
    const { id, name, noiseFloorDbm } = noise;
    if (measured.has(id) || own === null || noiseFloorDbm === undefined) return [];
    const levelsDbm = [noiseFloorDbm, noiseFloorDbm];
    const lane = { id, name, fromMhz: own.startMhz, toMhz: own.endMhz, levelsDbm };
    return [{ id, name, lane, isMeasured: false, noise }];
  });
  const rank = ({ id, isMeasured, noise }: ReceivedEnd): readonly [number, number] => [
    id === LOCAL ? 0 : isMeasured ? 1 : 2,
    -(noise?.noiseFloorDbm ?? Number.NEGATIVE_INFINITY),
  ];
  return [...withLane, ...others].toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1] || 0);
}
