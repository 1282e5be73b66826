/** English keys whose singular differs: i18next asks for `<key>_one` when `count` is 1. */
export const ENGLISH_PLURALS: Readonly<Record<string, string>> = {
  '{count} stations_one': '{count} station',
  '{count} stations with every reading_one': '{count} station with every reading',
  '{count} of {maximum} clients_one': '{count} of {maximum} clients',
  'Show {count} more notices_one': 'Show {count} more notice',
  '{count} failed tries_one': '{count} failed try',
};
