import type { Awaited } from '@radiolink/application/configuration/apply/apply-state';
import { message, type Message } from '@radiolink/domain/errors';
import { takenWords } from './new-address.tsx';
import type { OutcomeWords } from './outcome-notice.ts';

const LOOK_THERE = message('It may be at the new address. Otherwise check power and cable.');
const LOOK_HERE = message('Check its power, its cable and the network of this computer.');

/** Facts about an unreachable device: its previous configuration, its expected one, and where to look. */
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
      return [message('No response since the change was sent. It is unknown whether it was applied.')];
    case 'restarting':
      return [
        message('No response since the device accepted the change.'),
        awaited.mode === 'no-save'
          ? message('The change is not saved: a power cycle restores the previous configuration.')
          : message('The change is saved and is not reverted automatically.'),
      ];
    case 'ended':
      return [
        message('No response since the test.'),
        awaited.wanted === 'keep'
          ? message(
              'It is unknown whether the changes were kept. The device runs either the tested or the previous configuration.',
            )
          : message(
              'Unless the test was kept in another session, the device runs the configuration from before the test.',
            ),
      ];
  }
}
