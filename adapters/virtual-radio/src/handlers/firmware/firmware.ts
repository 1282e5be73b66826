import { isForHardware, readFirmware, shortVersion } from '../../firmware/firmware-store.ts';
import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer } from '../../wire/answers.ts';
import { type Call, sessionCall, sessionCalls } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

const anyUserCall = sessionCalls({ changes: false });

/** Why an image is refused, as `code` and `err` of the answer. */
const UploadCode = { Missing: 1, Unreadable: 2, OtherHardware: 3, TooLarge: 4 } as const;

function refused(code: number, message: string): Response {
  return jsonAnswer({ code, err: code, message, version: '' });
}

/** POST /fwupl.cgi — an image is looked at and kept for writing. §classic.firmware. */
export const firmwareUpload = sessionCall('POST', '/fwupl.cgi', async ({ radio, fields }) => {
  if (fields.isOversized) return refused(UploadCode.TooLarge, 'The firmware image is too large');
  const file = fields.file('fwfile');
  if (file === undefined) return refused(UploadCode.Missing, 'No firmware file');
  const image = await readFirmware(file);
  if (image === undefined) return refused(UploadCode.Unreadable, 'Invalid firmware image');
  if (!isForHardware(image, radio.firmware.running)) {
    return refused(UploadCode.OtherHardware, 'This firmware is made for other hardware');
  }
  radio.firmware.upload(image);
  return jsonAnswer({ code: 0, err: 0, message: '', version: image.version });
});

/** POST /fwflash.cgi — writes the image and restarts into it. §classic.firmware. */
const firmwareFlash = sessionCall('POST', '/fwflash.cgi', ({ radio, fields }) => {
  if (fields.text('do_update') !== '1') return invalidParameter();
  if (!radio.firmware.flash()) return failedAnswer(ActionCode.NoSuchItem, 'No firmware uploaded');
  radio.restart();
  return okAnswer();
});

/** POST /api/fw/update-check — whether there is a newer one; unknown to 60 GHz radios. §classic.firmware. */
const firmwareUpdateCheck = anyUserCall('POST', '/api/fw/update-check', ({ radio }) => {
  if (radio.profile.board.radio60) return notFound();
  const version = radio.firmware.offered?.version;
  if (version === undefined) return jsonAnswer({ update: false });
  return jsonAnswer({
    update: true,
    version: shortVersion(version),
    date: '250811',
    security: '',
    checksum: '5f1c0e7a9b3d4826a1f04c7be29d6358',
    url: `https://downloads.example.net/firmware/${version}.bin`,
    changelog: 'https://downloads.example.net/firmware/changelog.txt',
  });
});

/** POST /api/fw/download — fetches the newest one. §classic.firmware. */
const firmwareDownload = sessionCall('POST', '/api/fw/download', ({ radio }) => {
  if (radio.profile.board.radio60) return notFound();
  const isFetching = radio.firmware.download();
  return isFetching ? okAnswer() : failedAnswer(ActionCode.NoSuchItem, 'No newer firmware');
});

/** POST /api/fw/download-progress — -1 idle, else percent. §classic.firmware. */
const firmwareDownloadProgress = anyUserCall('POST', '/api/fw/download-progress', ({ radio }) =>
  jsonAnswer({ progress: radio.firmware.downloadProgress }),
);

export const firmwareCalls: readonly Call[] = [
  firmwareUpload,
  firmwareFlash,
  firmwareUpdateCheck,
  firmwareDownload,
  firmwareDownloadProgress,
];
