import type { DeviceStatus } from '@radiolink/domain/status';
import { mapStatus } from '../../http/classic/status/status.mapper.ts';
import { networkFailure } from '../../http/client/failure.ts';
import { mapStatistics } from '../../http/v1/statistics/statistics.mapper.ts';

/** Reads a path of a device as JSON; undefined where it answers with an error or with a page. */
type ReadJson = (path: string) => Promise<unknown>;

const READERS = [
  ['/status.cgi', (json: object) => mapStatus(json)],
  ['/api/v1.0/statistics', (json: object) => mapStatistics(json as never)],
] as const;

/**
 * The status of a device by whichever interface tells it, classic first; undefined if neither does for this login.
 * @throws RequestFailure if the device does not answer
 */
export async function readLocalStatus(read: ReadJson): Promise<DeviceStatus | undefined> {
  for (const [path, map] of READERS) {
    const json = await read(path).catch((reason: unknown) => {
      if (reason instanceof SyntaxError) return undefined;
      throw networkFailure('unreachable');
    });
    if (typeof json === 'object' && json !== null) return map(json);
  }
  return undefined;
}
