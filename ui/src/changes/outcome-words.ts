import type { ApplyOutcome } from '@radiolink/application/configuration';
import { message, type Message } from '@radiolink/domain/errors';
import type { Tone } from '../components/index.ts';

type Kind = ApplyOutcome['kind'];

/** What became of a change, in plain words, and how grave it is. */
export interface OutcomeWords {
  readonly tone: Tone;
  readonly text: Message;
  /** What the device or the network said. */
  readonly reason?: Message;
}

const PENDING = 'Your changes are still here.';

const SENTENCES: Readonly<
  Record<Exclude<Kind, 'fell-back' | 'rebooted' | 'conflicts'>, readonly [Tone, string]>
> = {
  saved: ['good', 'Saved and in force.'],
  'running-unsaved': ['warn', 'In force, but not saved: the next restart forgets it.'],
  kept: ['good', 'Kept: the tested configuration is saved and in force.'],
  reverted: ['good', `The device went back to the configuration before the test. ${PENDING}`],
  'kept-elsewhere': ['good', 'The tested configuration was kept: it is saved and in force.'],
  'reverted-elsewhere': ['warn', `The test was ended by somebody else, and the device went back. ${PENDING}`],
  unknown: [
    'warn',
    'The test is over. Whether the device kept it could not be told: check the settings, and the keys and passwords.',
  ],
  refused: ['bad', `The device refused the change; nothing was changed. ${PENDING}`],
  'not-testable': ['warn', `This change cannot be tested; nothing was sent. ${PENDING}`],
  'not-written': ['bad', `The change did not reach the device; nothing was changed. ${PENDING}`],
  silent: ['bad', 'The device has not answered since. It may be at another address, or without power.'],
};

/** The account of an outcome. */
export function outcomeWords(outcome: ApplyOutcome): OutcomeWords {
  switch (outcome.kind) {
    case 'fell-back':
      return {
        tone: 'warn',
        text: message(
          outcome.linkFormed
            ? 'Nobody kept the test in time: the device went back to the configuration before it. Your changes are still here.'
            : 'The radio link never came back in the test: the device went back to the configuration before it. Your changes are still here.',
        ),
      };
    case 'rebooted':
      return {
        tone: 'warn',
        text: message(
          outcome.changed
            ? 'The device restarted meanwhile. The change is in force.'
            : 'The device restarted and runs its saved configuration. Your changes are still here.',
        ),
      };
    case 'conflicts':
      return {
        tone: 'warn',
        text: message(
          'Somebody else changed the same settings meanwhile. Nothing was sent: review the changes first.',
        ),
      };
    default: {
      const [tone, text] = SENTENCES[outcome.kind];
      return { tone, text: message(text), ...('words' in outcome && { reason: outcome.words }) };
    }
  }
}
