import type { Awaited } from '@radiolink/application/configuration';
import { message, type Message } from '@radiolink/domain/errors';
import { takenWords } from './new-address.tsx';
import type { OutcomeWords } from './outcome-words.ts';

const LOOK_THERE = message('It may be at its new address now. Else check its power and its cable.');
const LOOK_HERE = message('Check its power, its cable and the network of this computer.');

/** What is known of a device that was not heard again: what it ran before, what it should run now, and where to look. */
export function silentWords(awaited: Awaited): OutcomeWords {
  const { newAddress, newAddressTaken } = awaited.kind === 'ended' ? awaited.test : awaited;
  const there = newAddress === undefined || newAddressTaken ? undefined : newAddress;
  return {
    tone: 'bad',
    text: [
      ...history(awaited),
      ...(newAddress !== undefined && newAddressTaken ? [takenWords(newAddress)] : []),
      there === undefined ? LOOK_HERE : LOOK_THERE,
    ],
    isPending: awaited.kind !== 'restarting',
    newAddress: there,
  };
}

function history(awaited: Awaited): readonly Message[] {
  switch (awaited.kind) {
    case 'checking':
      return [
        message('The device has not answered since the change was sent. Whether it took it is not known.'),
      ];
    case 'restarting':
      return [
        message('The device has not answered since it took the change.'),
        awaited.mode === 'no-save'
          ? message('It did not save it: switching its power off and on brings back what it ran before.')
          : message('It saved it, and will not go back to what it ran before by itself.'),
      ];
    case 'ended':
      return [
        message('The device has not answered since the test.'),
        awaited.wanted === 'keep'
          ? message('It was asked to keep it: it runs what was tested, or what it ran before.')
          : message('Unless somebody kept it, the device runs what it ran before the test.'),
      ];
  }
}
