import { message } from '../../errors/message.ts';
import { fallOf } from './movement.ts';
import { cause, type Rule } from './past-cause.ts';

/** An end that transmits with less power, where the other one hears it. */
export const power: Rule = ({ change }) => {
  const ends = [
    {
      sent: 'remote-power',
      received: 'local-signal',
      key: 'Transmit power of the remote end dropped by {loss} dB.',
    },
    {
      sent: 'local-power',
      received: 'remote-signal',
      key: 'This device transmits with {loss} dB less power.',
    },
  ] as const;
  for (const { sent, received, key } of ends) {
    const lost = fallOf(change(sent));
    const weaker = fallOf(change(received));
    if (lost >= 2 && weaker >= lost / 2) {
      return cause(
        'power',
        message(key, { loss: Math.round(lost) }),
        'Check transmit power and ATPC of that end.',
      );
    }
  }
  return undefined;
};
