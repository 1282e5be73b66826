import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapStatus } from './status.mapper.ts';

/** A captured answer: `status-airos8/litebeam5ac_ap-ptp_30mhz_v8.7.18.json` and its text. */
export interface Capture {
  readonly name: string;
  readonly body: string;
}

const FOLDERS = ['status-airos6', 'status-airos8', 'status-af60', 'status-airfiber'] as const;

/** Every captured answer of `status.cgi`; none when `RADIOLINK_CAPTURES` is not set. */
export function capturedStatuses(root = process.env['RADIOLINK_CAPTURES']): readonly Capture[] {
  if (root === undefined || root === '') return [];
  return FOLDERS.map(folder => join('classic', folder))
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      readdirSync(join(root, folder)).map(file => ({
        name: join(folder.replace('classic/', ''), file),
        body: readFileSync(join(root, folder, file), 'utf8'),
      })),
    );
}

/** A status of any shape as it is mapped, and its first station. */
export function map(json: unknown) {
  const status = mapStatus(json as never);
  return { status, station: status.wireless.stations[0] };
}
