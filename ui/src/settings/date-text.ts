const SHOWN = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/;
const WRITTEN = /^\d{2}(\d{2})(\d{2})(\d{2})/;
/** Dates of two digits are of this century. */
const CENTURY = '20';
const MIDNIGHT = '0000';

/** A date of the configuration (YYYYMMDDHHMM) as its field shows it: month, day, year. Specification §5, form inputs. */
export function shownDate(written: string): string {
  const [, year, month, day] = WRITTEN.exec(written) ?? [];
  return year === undefined ? written : `${month}/${day}/${year}`;
}

/** The date of a field as it is written, at midnight; what is no date stays for the rule to refuse. */
export function writtenDate(shown: string): string {
  const [, month = '', day = '', year] = SHOWN.exec(shown.trim()) ?? [];
  return year === undefined
    ? shown.trim()
    : `${CENTURY}${year}${month.padStart(2, '0')}${day.padStart(2, '0')}${MIDNIGHT}`;
}
