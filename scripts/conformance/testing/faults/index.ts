import { answerFaults } from './answers.ts';
import { callFaults } from './calls.ts';
import { changeFaults } from './changes.ts';
import type { Fault } from './fault.ts';
import { omissionFaults } from './omissions.ts';
import { sessionFaults } from './sessions.ts';
import { socketFaults } from './sockets.ts';

export { notRestored, notRestoredVersioned } from './changes.ts';

/** Every kind of fault that is planted. */
export const FAULTS: readonly Fault[] = [
  ...answerFaults,
  ...sessionFaults,
  ...callFaults,
  ...changeFaults,
  ...socketFaults,
  ...omissionFaults,
];
