import { message } from '../../errors/message.ts';
import { fallOf } from './movement.ts';
import { cause, type Rule } from './past-cause.ts';

/** An Ethernet port that fell to a lower speed. */
export const port: Rule = ({ change, around: { after } }) => {
  const slower = (['port-speed', 'remote-port-speed'] as const)
    .map(quantity => ({ quantity, of: change(quantity) }))
    // A port that fell later within the half hour is not what changed at this time.
    .find(
      ({ quantity, of }) =>
        of !== undefined && fallOf(of) > 0 && (after[0]?.values[quantity] ?? 0) < of.before,
    );
  if (slower?.of === undefined) return undefined;
  const { before } = slower.of;
  return cause(
    'port',
    message(
      slower.quantity === 'port-speed'
        ? 'The local Ethernet port fell from {before} to {after} Mbps.'
        : 'The remote Ethernet port fell from {before} to {after} Mbps.',
      { before: Math.round(before), after: Math.round(after[0]?.values[slower.quantity] ?? 0) },
    ),
    'Check the cable and its connectors, then the port of the link partner.',
  );
};
