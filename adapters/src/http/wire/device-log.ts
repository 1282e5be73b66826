import type { DeviceLog } from '@radiolink/application/log/log.port';
import type { Received } from '@radiolink/openapi/received';
import { readAnswer } from './read-answer.ts';

/** A device keeps 1,000; what answers with more than this is none. */
const MOST_LINES = 10_000;

/** Reads the answer to `GET /api/logs`, of this device or of a remote one. §classic.logs */
export const mapDeviceLog = (json: Received<'/api/logs'>): DeviceLog =>
  readAnswer(json, answer => ({
    enabled: answer.flag('enabled') ?? true,
    lines: answer.texts('lines', MOST_LINES),
  }));
