import { message } from '../../errors/message.ts';
import { FEW, lossOf } from './common-loss.ts';
import { cause, type Rule } from './past-cause.ts';

/** One station of many that got worse. */
export const station: Rule = ({ around: { stations, comparedStations } }) => {
  const worst = stations.toSorted((one, other) => lossOf(other) - lossOf(one))[0];
  if (worst === undefined || comparedStations < 3 || stations.length > comparedStations * FEW)
    return undefined;
  const values = { station: worst.name ?? worst.mac, loss: Math.round(lossOf(worst)) };
  return cause(
    'station',
    worst.metres === undefined
      ? message(
          'Station {station} moved or is misaligned: its signal dropped {loss} dB in both directions. Other stations are unaffected.',
          values,
        )
      : message('Station {station} moved by {distance} m: it lost {loss} dB both ways.', {
          ...values,
          distance: Math.round(Math.abs(worst.metres)),
        }),
    'Align the antenna of the station.',
  );
};
