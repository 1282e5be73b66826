import { deviceMoment, logAgeMs, logMoment, type LogStamp } from '@radiolink/domain/tools';
import { numberLocale } from '@radiolink/domain/units';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The time of a line as it is shown, and for programs. */
export interface LogTime {
  readonly time: string;
  readonly dateTime: string | undefined;
}

/** Writes the time of a line. */
export type LogTimes = (stamp: LogStamp | undefined) => LogTime;

/** Steps of an age: from how many seconds on it is told in which unit. */
const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/**
 * Writes the times of lines in the reader's language: by the clock of the device, or as the age by that clock in its
 * zone. A line without a time gets none. The same function as long as they are written the same way: a line is drawn again
 * by another.
 */
export function useLogTime(
  relative: boolean,
  deviceTime: string | undefined,
  zone: string | undefined,
): LogTimes {
  const { language } = useTranslation().i18n;
  const formats = useMemo(() => {
    const locale = numberLocale(language);
    return {
      clock: new Intl.DateTimeFormat(locale, {
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }),
      age: new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'short' }),
    };
  }, [language]);
  return useCallback(
    stamp => {
      const moment = logMoment(stamp, deviceTime);
      if (stamp === undefined || moment === undefined) {
        return { time: stamp?.time ?? '', dateTime: undefined };
      }
      const now = deviceMoment(deviceTime);
      return {
        time:
          relative && now !== undefined
            ? ageOf(logAgeMs(moment, now, zone), formats.age)
            : formats.clock.format(moment),
        dateTime: new Date(moment).toISOString().slice(0, 19),
      };
    },
    [relative, deviceTime, zone, formats],
  );
}

/** A line from the future of a clock that was set back is of now. */
function ageOf(milliseconds: number, format: Intl.RelativeTimeFormat): string {
  const age = Math.max(0, Math.floor(milliseconds / 1000));
  const { unit, seconds } = STEPS.find(step => age >= step.seconds) ?? STEPS[3];
  return format.format(-Math.floor(age / seconds), unit);
}
