/** English keys whose singular differs: i18next asks for `<key>_one` when `count` is 1. */
export const ENGLISH_PLURALS: Readonly<Record<string, string>> = {
  '{count} changes not applied_one': '{count} change not applied',
  '{count} changes in the test, not saved_one': '{count} change in the test, not saved',
  '{count} changes not in the test_one': '{count} change not in the test',
  '{count} stations are not back._one': '{count} station is not back.',
  '{back} of {count} stations are back_one': '{back} of {count} station is back',
  '{count} changes of {time} not applied_one': '{count} change of {time} not applied',
  'Another tab of this browser has {count} changes to this device that are not applied._one':
    'Another tab of this browser has {count} change to this device that is not applied.',
  '{count} channels clear_one': '{count} channel clear',
  '{count} channels with radar_one': '{count} channel with radar',
  '{count} stations_one': '{count} station',
  '{count} stations with every reading_one': '{count} station with every reading',
  '{count} of {maximum} clients_one': '{count} of {maximum} clients',
  'Show {count} more notices_one': 'Show {count} more notice',
  '{count} failed tries_one': '{count} failed try',
  '{count} alerts_one': '{count} alert',
  '{count} results_one': '{count} result',
  '{count} neighbours_one': '{count} neighbour',
  '{count} neighbours, strongest {signal} dBm_one': '{count} neighbour at {signal} dBm',
  '{count} neighbours heard_one': '{count} neighbour heard',
  '{name} counted {count} new errors. Check the cable, its shield and its plugs._one':
    '{name} counted one new error. Check the cable, its shield and its plugs.',
  '{count} settings differ_one': '{count} setting differs',
  '{count} lines alike_one': '{count} line alike',
  'This replaces the {count} changes that are not applied._one':
    'This replaces the one change that is not applied.',
};
