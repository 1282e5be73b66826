import type { Radio } from '@radiolink/client/node';
import {
  FIRMWARE_HEAD_BYTES,
  firmwareConcerns,
  firmwareVersionIn,
  parseBoardInfo,
} from '@radiolink/domain/device';
import { lastValueFrom, tap } from 'rxjs';
import type { CliIo } from '../cli-io.ts';
import { english } from '../terminal/figures.ts';
import type { Progress } from '../terminal/progress.ts';
import { UsageError } from '../usage-error.ts';

/** Puts an image on a device, unless it is for another one. @throws UsageError */
export async function sendImage(
  { session, firmware }: Radio,
  file: string,
  io: CliIo,
  progress: Progress,
): Promise<void> {
  const bytes = io.readFile(file);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, FIRMWARE_HEAD_BYTES));
  const name = file.split(/[\\/]/).at(-1) ?? file;
  const image = { version: firmwareVersionIn(name, head), sizeBytes: bytes.length };
  const { requiredFirmware: required } = parseBoardInfo(session.boardInfo).identity;
  const target = { running: session.fullVersion, required, remote: undefined };
  for (const { blocks, problem } of firmwareConcerns(image, target)) {
    if (blocks) throw new UsageError(`${file}: ${english(problem)}`);
    io.err(`${file}: ${english(problem)}`);
  }
  await lastValueFrom(
    firmware.upload(new File([Uint8Array.from(bytes)], name)).pipe(
      tap(event => {
        if (event.kind === 'progress') progress.show('Sending the image', event.bytes / bytes.length);
      }),
    ),
  );
}

/** Lets a device fetch the newest firmware. */
export async function fetchNewest({ firmware }: Radio, progress: Progress): Promise<void> {
  await lastValueFrom(
    firmware.download().pipe(tap(percent => progress.show('The device fetches the image', percent / 100))),
    { defaultValue: undefined },
  );
}
