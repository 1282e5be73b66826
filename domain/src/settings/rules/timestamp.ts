import { message, type Problem } from '../../errors/message.ts';

const TIMESTAMP = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/;

/** A start-up date as the device writes it, YYYYMMDDHHMM, of a day that exists. */
export function checkTimestamp(value: string): Problem | undefined {
  const match = TIMESTAMP.exec(value);
  const [year = 0, month = 0, day = 0, hour = 24, minute = 60] = match?.slice(1).map(Number) ?? [];
  if (hour < 24 && minute < 60 && isDay(year, month, day)) return undefined;
  return message('Enter a valid date and time as YYYYMMDDhhmm, such as {example}.', {
    example: '202503180000',
  });
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
