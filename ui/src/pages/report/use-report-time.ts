import { MISSING_TEXT } from '@radiolink/domain/units';
import { useDayTime } from '../../i18n/use-time-text.ts';

/** Writes a time of the report for people; `—` for one that it does not have. */
export function useReportTime(): (iso: string) => string {
  const dayTime = useDayTime();
  return iso => (iso === '' ? MISSING_TEXT : dayTime(Date.parse(iso)));
}
