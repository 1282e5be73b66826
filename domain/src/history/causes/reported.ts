import { message } from '../../errors/message.ts';
import { isWorse, signalFell } from './movement.ts';
import { cause, type Rule } from './past-cause.ts';

/** A changed configuration, if the link is worse since. */
export const configuration: Rule = evidence => {
  const event = evidence.event('configuration');
  if (event === undefined || !isWorse(evidence)) return undefined;
  return cause(
    'configuration',
    message('The configuration was changed shortly before.'),
    'Compare the configurations and revert the change.',
  );
};

/** Radar that blocked the channel. */
export const radar: Rule = evidence =>
  evidence.event('radar') &&
  cause(
    'radar',
    message('Radar was detected and the channel was blocked.'),
    'Select a channel outside the DFS range, or wait until it is free.',
  );

/** Other firmware, if the link is worse since at the same signal. */
export const firmware: Rule = evidence => {
  const event = evidence.event('firmware');
  if (event === undefined || !isWorse(evidence) || signalFell(evidence)) return undefined;
  return cause(
    'firmware',
    message('Link performance degraded after the firmware change, at the same signal level.'),
    'Check the release notes, and install the earlier version if the capacity stays lower.',
  );
};

/** Another channel, if the link is worse since. */
export const channel: Rule = evidence => {
  const event = evidence.event('channel');
  if (event === undefined || !isWorse(evidence)) return undefined;
  return cause(
    'channel',
    message('The channel changed.'),
    'Compare the channels in the spectrum and return to the earlier one.',
  );
};

/** A reboot. */
export const reboot: Rule = evidence =>
  evidence.event('reboot') &&
  cause('reboot', message('The device rebooted.'), 'Check the power supply and the log.');

/** A lost link of which no more is known. */
export const outage: Rule = evidence =>
  evidence.event('link-lost', 'failover') &&
  cause('outage', message('The link was lost.'), 'Check power and antenna of the remote end.');
