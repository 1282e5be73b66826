import { between, deriveSeed, seededRandom } from '../../random/seeded-random.ts';
import { jsonAnswer, okAnswer } from '../../wire/answers.ts';
import { type Call, sessionCall } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

/** GET /api/logs — the system log, oldest first. §classic.logs. */
const logs = sessionCall('GET', '/api/logs', ({ radio }) => {
  const enabled = radio.configuration.running.get('syslog.status') === 'enabled';
  return jsonAnswer({ enabled, lines: enabled ? radio.log.lines : [] });
});

/** POST /api/logs/clear — clears it. §classic.logs. */
const logsClear = sessionCall('POST', '/api/logs/clear', ({ radio }) => {
  radio.log.clear();
  return okAnswer();
});

const HOUR_SECONDS = 3600;
const HOURS = 24;

function isWithin(value: number, limit: number): boolean {
  return Math.abs(value) <= limit;
}

/**
 * POST /api/weather-request — rain of the next day, as the external service would report it. §classic.weather.
 */
const weather = sessionCall('POST', '/api/weather-request', ({ radio, fields }) => {
  const [latitude, longitude] = ['lat', 'lon'].map(name => Number(fields.text(name) || Number.NaN));
  if (!isWithin(latitude ?? Number.NaN, 90) || !isWithin(longitude ?? Number.NaN, 180))
    return invalidParameter();
  const firstHour = Math.floor(radio.clock.now() / 1000 / HOUR_SECONDS);
  const precipitation = Array.from({ length: HOURS }, (_, hour) => {
    const random = seededRandom(deriveSeed(radio.seed, firstHour + hour));
    const mm = random() < 0.25 ? Math.round(10 * between(random, 0.1, 6)) / 10 : 0;
    const now = hour === 0 ? radio.faultPlan.rainMmPerHour : undefined;
    return { time: (firstHour + hour) * HOUR_SECONDS, mm: now ?? mm };
  });
  return okAnswer({ data: { precipitation } });
});

export const maintenanceCalls: readonly Call[] = [logs, logsClear, weather];
