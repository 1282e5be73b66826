import { message } from '../../errors/message.ts';
import { riseOf } from './movement.ts';
import { cause, type Rule } from './past-cause.ts';

/** A chain that falls out costs its end half the power and shows in the difference of the chains, dB. */
const CHAIN_STEP_DB = 4;

/** An antenna chain that lost its signal. */
export const chain: Rule = ({ change }) => {
  const isLocal = riseOf(change('local-chains')) >= CHAIN_STEP_DB;
  if (!isLocal && riseOf(change('remote-chains')) < CHAIN_STEP_DB) return undefined;
  return cause(
    'chain',
    message(isLocal ? 'A local antenna chain lost its signal.' : 'A remote antenna chain lost its signal.'),
    'Check antenna cables and connectors of that end.',
  );
};
