import type { ApplyOutcome, Awaited } from '@radiolink/application/configuration/apply/apply-state';
import { type Message, message } from '@radiolink/domain/errors';
import type { Tone } from '../../components/index.ts';
import { takenWords } from './new-address.tsx';

const LOOK_THERE = message('It may be at the new address. Otherwise check power and cable.');
const LOOK_HERE = message('Check its power, its cable and the network of this computer.');

/** Facts about an unreachable device: its previous configuration, its expected one, and where to look. */
function silentWords(awaited: Awaited): OutcomeLabels {
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

type Plain = Exclude<ApplyOutcome['kind'], 'fell-back' | 'rebooted' | 'silent'>;

const SENTENCES: Readonly<Record<Plain, Omit<OutcomeLabels, 'reason'>>> = {
  saved: { tone: 'good', text: [message('Changes applied and saved.')] },
  'running-unsaved': {
    tone: 'warn',
    text: [message('Changes applied but not saved. They are lost at the next reboot.')],
  },
  kept: { tone: 'good', text: [message('Changes kept. The tested configuration is saved.')] },
  reverted: {
    tone: 'good',
    text: [message('The changes were reverted.')],
    isPending: true,
  },
  'kept-elsewhere': {
    tone: 'good',
    text: [message('The tested configuration was kept in another session and is saved.')],
  },
  'reverted-elsewhere': {
    tone: 'warn',
    text: [message('The test was ended in another session. The changes were reverted.')],
    isPending: true,
  },
  unknown: {
    tone: 'warn',
    text: [message('Could not verify the change. Check the settings, keys and passwords.')],
  },
  forgotten: {
    tone: 'warn',
    text: [message('The device rebooted. Unsaved changes are lost; it runs its saved configuration.')],
  },
  refused: {
    tone: 'bad',
    text: [message('The device rejected the change; nothing was changed.')],
    isPending: true,
  },
  'not-sent': { tone: 'bad', text: [message('Nothing was sent to the device.')], isPending: true },
  'not-testable': {
    tone: 'warn',
    text: [message('This change cannot be tested; nothing was sent.')],
    isPending: true,
  },
  'not-written': {
    tone: 'bad',
    text: [message('The change was not applied. The device runs its previous configuration.')],
    isPending: true,
  },
  conflicts: {
    tone: 'warn',
    text: [
      message(
        'The same settings were changed in another session. Nothing was sent. Review the changes first.',
      ),
    ],
  },
};

/** What a test comes to that this browser ended with the one of the other end of the link, beside the bar. */
const DECIDED_WITH_REMOTE = { 'kept-elsewhere': 'kept', 'reverted-elsewhere': 'reverted' } as const;

/**
 * The account of an outcome.
 * @param isOfBothEnds it is that of a test of both ends, which this browser ended
 */
export function outcomeLabels(outcome: ApplyOutcome, isOfBothEnds = false): OutcomeLabels {
  switch (outcome.kind) {
    case 'fell-back':
      return {
        tone: 'warn',
        text: [fellBackText(outcome)],
        isPending: true,
      };
    case 'rebooted':
      return {
        tone: 'warn',
        text: [
          outcome.changed
            ? message('The device rebooted in the meantime. The change is applied.')
            : message('The device rebooted and runs its saved configuration.'),
        ],
        isPending: !outcome.changed,
      };
    case 'silent':
      return silentWords(outcome.awaited);
    case 'kept-elsewhere':
    case 'reverted-elsewhere':
      return SENTENCES[isOfBothEnds ? DECIDED_WITH_REMOTE[outcome.kind] : outcome.kind];
    default:
      return { ...SENTENCES[outcome.kind], ...('words' in outcome && { reason: outcome.words }) };
  }
}

function fellBackText({
  linkFormed,
  unseen,
}: Extract<ApplyOutcome, { readonly kind: 'fell-back' }>): Message {
  if (unseen) return message('The device did not respond during the test. The changes were reverted.');
  return linkFormed
    ? message('The changes were not kept in time and were reverted.')
    : message('The radio link did not come back during the test. The changes were reverted.');
}

/** Result of a change as text, with its severity. */
interface OutcomeLabels {
  readonly tone: Tone;
  /** Running configuration, saved configuration and advice, one sentence each. */
  readonly text: readonly Message[];
  /** Message of the device or the network, or the fault. */
  readonly reason?: Message;
  /** The change is not in force: what is pending is still to be applied. */
  readonly isPending?: boolean;
  /** Where the device may be instead. */
  readonly newAddress?: string | undefined;
}
