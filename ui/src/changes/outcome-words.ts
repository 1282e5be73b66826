import type { ApplyOutcome } from '@radiolink/application/configuration';
import { message, type Message } from '@radiolink/domain/errors';
import type { Tone } from '../components/index.ts';
import { silentWords } from './silent-words.ts';

/** What became of a change, in plain words, and how grave it is. */
export interface OutcomeWords {
  readonly tone: Tone;
  /** What runs, what is saved, and what to do about it: sentence by sentence. */
  readonly text: readonly Message[];
  /** What the device or the network said, or what is wrong. */
  readonly reason?: Message;
  /** The change is not in force: what is pending is still to be applied. */
  readonly isPending?: boolean;
  /** Where the device may be instead. */
  readonly newAddress?: string | undefined;
}

type Plain = Exclude<ApplyOutcome['kind'], 'fell-back' | 'rebooted' | 'silent'>;

const SENTENCES: Readonly<Record<Plain, Omit<OutcomeWords, 'reason'>>> = {
  saved: { tone: 'good', text: [message('Saved and in force.')] },
  'running-unsaved': {
    tone: 'warn',
    text: [message('In force, but not saved: the next restart forgets it.')],
  },
  kept: { tone: 'good', text: [message('Kept: the tested configuration is saved and in force.')] },
  reverted: {
    tone: 'good',
    text: [message('The device went back to the configuration before the test.')],
    isPending: true,
  },
  'kept-elsewhere': {
    tone: 'good',
    text: [message('The tested configuration was kept: it is saved and in force.')],
  },
  'reverted-elsewhere': {
    tone: 'warn',
    text: [message('The test was ended by somebody else, and the device went back.')],
    isPending: true,
  },
  unknown: {
    tone: 'warn',
    text: [
      message(
        'Whether the change is in force could not be told: check the settings, and the keys and passwords.',
      ),
    ],
  },
  forgotten: {
    tone: 'warn',
    text: [message('The device restarted and forgot what was not saved. It runs its saved configuration.')],
  },
  refused: {
    tone: 'bad',
    text: [message('The device refused the change; nothing was changed.')],
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
    text: [message('The device did not take the change: it runs what it ran before.')],
    isPending: true,
  },
  conflicts: {
    tone: 'warn',
    text: [
      message(
        'Somebody else changed the same settings meanwhile. Nothing was sent: review the changes first.',
      ),
    ],
  },
};

/** The account of an outcome. */
export function outcomeWords(outcome: ApplyOutcome): OutcomeWords {
  switch (outcome.kind) {
    case 'fell-back':
      return {
        tone: 'warn',
        text: [
          outcome.linkFormed
            ? message('Nobody kept the test in time: the device went back to the configuration before it.')
            : message(
                'The radio link never came back in the test: the device went back to the configuration before it.',
              ),
        ],
        isPending: true,
      };
    case 'rebooted':
      return {
        tone: 'warn',
        text: [
          outcome.changed
            ? message('The device restarted meanwhile. The change is in force.')
            : message('The device restarted and runs its saved configuration.'),
        ],
        isPending: !outcome.changed,
      };
    case 'silent':
      return silentWords(outcome.awaited);
    default:
      return { ...SENTENCES[outcome.kind], ...('words' in outcome && { reason: outcome.words }) };
  }
}
