export { classicCalls } from '../handlers/calls.ts';
export { v1Calls } from '../v1/calls.ts';
export {
  answerDeviations,
  deviations,
  jsonOperations,
  type Operation,
  operations,
  v1Operations,
} from './contract.mother.ts';
export { aV1Session } from './v1-client.mother.ts';
export { aSession } from './radio-client.mother.ts';
