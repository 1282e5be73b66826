const SHOWN = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?: (\d{1,2}):(\d{2}))?$/;
const WRITTEN = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/;
/** Years of two digits are of this century; another century is shown with all four. */
const CENTURY = '20';
const MIDNIGHT = '00:00';

/**
 * A date of the configuration (YYYYMMDDHHMM) as its field shows it: month, day and year. The time of day
 * follows unless it is midnight, so that no part of the value is lost. §5.form-inputs.
 */
export function shownDate(written: string): string {
  const [, century = '', year, month, day, hour, minute] = WRITTEN.exec(written) ?? [];
  if (year === undefined) return written;
  const time = `${hour}:${minute}`;
  return `${month}/${day}/${century === CENTURY ? '' : century}${year}${time === MIDNIGHT ? '' : ` ${time}`}`;
}

/**
 * The date of a field in configuration form, at midnight unless a time is given. Other text is kept, so that
 * the rule refuses it.
 */
export function writtenDate(shown: string): string {
  const text = shown.trim();
  const [, month = '', day = '', year, hour = '00', minute = '00'] = SHOWN.exec(text) ?? [];
  if (year === undefined) return text;
  return [
    year.padStart(4, CENTURY),
    month.padStart(2, '0'),
    day.padStart(2, '0'),
    hour.padStart(2, '0'),
    minute,
  ].join('');
}
