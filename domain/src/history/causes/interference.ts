import { message } from '../../errors/message.ts';
import { fallOf } from './movement.ts';
import { cause, type Rule } from './past-cause.ts';

/** By so much the ratio falls more than the signal, dB: then it is not the signal. */
const INTERFERENCE_DB = 2;

/** Another transmitter: the ratio fell, and the signal did not. */
export const interference: Rule = evidence => {
  const { change } = evidence;
  const ends = (['local', 'remote'] as const).map(end => ({
    end,
    by: fallOf(change(`${end}-ratio`)) - fallOf(change(`${end}-signal`)),
  }));
  const worst = ends.toSorted((one, other) => other.by - one.by)[0];
  if (worst === undefined || worst.by < INTERFERENCE_DB) return undefined;
  return cause(
    'interference',
    message(
      worst.end === 'local'
        ? 'Interference at the local end: CINR dropped {loss} dB at an unchanged signal level.'
        : 'Interference at the remote end: CINR dropped {loss} dB at an unchanged signal level.',
      { loss: Math.round(worst.by) },
    ),
    'Locate the interference in the spectrum view of that end and select a clear channel.',
  );
};
