/** English keys whose singular differs: i18next asks for `<key>_one` when `count` is 1. */
export const ENGLISH_PLURALS: Readonly<Record<string, string>> = {
  '{count} pending changes_one': '{count} pending change',
  '{count} changes in the test, not saved_one': '{count} change in the test, not saved',
  '{count} changes not in the test_one': '{count} change not in the test',
  '{count} stations are not back._one': '{count} station is not back.',
  '{back} of {count} stations are back_one': '{back} of {count} station is back',
  '{count} pending changes from {time}_one': '{count} pending change from {time}',
  'Another browser tab has {count} pending changes for this device._one':
    'Another browser tab has {count} pending change for this device.',
  '{count} channels clear_one': '{count} channel clear',
  '{count} channels with radar_one': '{count} channel with radar',
  '{count} stations_one': '{count} station',
  '{count} stations with every reading_one': '{count} station with every reading',
  '{count} of {maximum} stations_one': '{count} of {maximum} stations',
  'Show {count} more notices_one': 'Show {count} more notice',
  '{count} failed attempts_one': '{count} failed attempt',
  '{count} alerts_one': '{count} alert',
  '{count} results_one': '{count} result',
  '{count} neighbors_one': '{count} neighbor',
  '{count} neighbors, strongest {signal} dBm_one': '{count} neighbor at {signal} dBm',
  '{count} neighbors found_one': '{count} neighbor found',
  '{name}: {count} new errors. Check the cable, the shielding and the connectors._one':
    '{name}: one new error. Check the cable, the shielding and the connectors.',
  '{count} settings differ_one': '{count} setting differs',
  '{count} unchanged lines_one': '{count} unchanged line',
  'This replaces {count} pending changes._one': 'This replaces one pending change.',
};
