import type { Received } from '@radiolink/openapi/received';
import type { UploadedFirmware } from '@radiolink/application/firmware/firmware.port';
import type { FirmwareUpdate } from '@radiolink/domain/device';
import { RequestFailure } from '@radiolink/domain/errors';
import { networkFailure } from '../../client/network-failure.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { ANY, PERCENT } from '../../wire/ranges.ts';

const LONGEST_ADDRESS = 2048;

/** Response of the manufacturer's server; an update without version or address is treated as none. */
export function mapUpdate(json: Received<'/api/fw/update-check', 'post'>): FirmwareUpdate {
  return readAnswer(json, root => {
    const available = root.flag('update') ?? false;
    const [version, url] = [root.text('version'), root.text('url', LONGEST_ADDRESS)];
    const more = {
      date: isoDate(root.text('date')),
      security: root.text('security'),
      checksum: root.text('checksum'),
      changelogUrl: root.text('changelog', LONGEST_ADDRESS),
    };
    if (!available || version === undefined || url === undefined) return { available: false };
    return { available, version, url, ...more };
  });
}

/** `250811` is 2025-08-11. */
function isoDate(text: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text ?? '') ?? [];
  return year === undefined ? undefined : `20${year}-${month}-${day}`;
}

/**
 * Check result of an image. @throws RequestFailure with the device's message and code when the image was
 * refused
 */
export function mapUploaded(json: Received<'/fwupl.cgi', 'post'>): UploadedFirmware {
  const { code, message, version } = readAnswer(json, root => {
    const codes = [root.numberOrText('code', ANY), root.numberOrText('err', ANY)];
    return {
      code: codes.find(each => each !== undefined && each !== 0) ?? codes.find(each => each === 0),
      message: root.text('message') ?? '',
      version: root.text('version'),
    };
  });
  if (code === undefined) throw networkFailure('malformed');
  if (code === 0) return { version };
  const error = message === '' ? 'The device refused the firmware.' : message;
  throw new RequestFailure({ kind: 'device-api', error, message, detail: '', statusCode: 200, code });
}

/** Percent of the firmware that the device has fetched; undefined when it fetches none (-1). */
export function mapFetched(json: Received<'/api/fw/download-progress', 'post'>): number | undefined {
  return readAnswer(json, root => {
    const progress = root.numberOrText('progress', ANY);
    if (progress === undefined) throw networkFailure('malformed');
    return progress >= PERCENT[0] ? Math.min(PERCENT[1], progress) : undefined;
  });
}
