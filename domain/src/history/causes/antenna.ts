import { message } from '../../errors/message.ts';
import { commonLoss } from './common-loss.ts';
import { cause, type Rule } from './past-cause.ts';

/** An antenna that turned, or a blocked path: both ends lost the same. */
export const antenna: Rule = evidence => {
  const loss = commonLoss(evidence);
  return loss === 0
    ? undefined
    : cause(
        'antenna',
        message('Antenna misalignment or path obstruction: signal dropped {loss} dB at both ends.', {
          loss: Math.round(loss),
        }),
        'Check mounts and path, then align the antennas.',
      );
};
