import { lastValueFrom, tap } from 'rxjs';
import type { Radio } from '@radiolink/client/node';
import {
  FIRMWARE_HEAD_BYTES,
  firmwareConcerns,
  firmwareVersionIn,
  parseBoardInfo,
} from '@radiolink/domain/device';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import type { CliIo } from '../cli-io.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { loginTo, useRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { type BeforeRestart, runningSince, untilBack } from '../reboot/index.ts';
import { english, printFacts, printJson, type Progress, startProgress, textOr } from '../terminal/print.ts';
import { UsageError } from '../failure.ts';

/** Puts an image on a device, unless it is for another one. @throws UsageError */
async function sendImage(
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
async function fetchNewest({ firmware }: Radio, progress: Progress): Promise<void> {
  await lastValueFrom(
    firmware.download().pipe(tap(percent => progress.show('The device fetches the image', percent / 100))),
    { defaultValue: undefined },
  );
}

interface FirmwareOptions extends ConnectionOptions {
  readonly update?: true;
  readonly install?: true;
  readonly json?: true;
}

/** `radiolink firmware`: what runs and what there is; brings an image and installs it. */
export const FIRMWARE: CliCommand = cliCommand<FirmwareOptions>({
  name: 'firmware',
  summary: 'say which firmware runs and what there is, or install one',
  examples: ['radiolink firmware 192.0.2.1', 'radiolink firmware 192.0.2.1 WA.v8.7.19.bin --install'],
  define: command =>
    addConnectionOptions(command)
      .description(
        'Without an image says which firmware runs, what the device has ready, and what the manufacturer offers. An image for other hardware is not sent. --install restarts the device into what it has ready, and waits until it is back.',
      )
      .argument('<device>', 'address of the device')
      .argument('[image]', 'file to put on the device')
      .option('--update', 'let the device fetch the newest firmware')
      .option('--install', 'install what the device has ready, and wait for the restart')
      .option('--json', 'print JSON'),
  run: async ({ args: [device = '', image], options: { update, install, json, ...options }, io }) => {
    if (image !== undefined && update) throw new UsageError('Name an image or --update, not both.');
    const login = await loginTo(device, options, io);
    const progress = startProgress('Firmware', io);
    let before: BeforeRestart = { at: io.now(), uptimeSeconds: undefined };
    const known = await useRadio(login, io, async radio => {
      if (image !== undefined) await sendImage(radio, image, io, progress);
      if (update) await fetchNewest(radio, progress);
      if (install) {
        before = await runningSince(radio, io);
        await radio.firmware.flash();
      }
      return install ? undefined : firmwareFacts(radio);
    }).finally(() => progress.end());
    if (known !== undefined) {
      if (json) printJson(known, io);
      else
        printFacts(
          Object.entries(known).map(([name, text]) => [name, textOr(text ?? undefined)]),
          io,
        );
      return EXIT.done;
    }
    if (!(await untilBack(login, before, io))) return EXIT.unknown;
    const { running } = await useRadio(login, io, firmwareFacts);
    if (json) printJson({ running }, io);
    else io.out(`The device runs ${textOr(running ?? undefined)}.`);
    return EXIT.done;
  },
});

interface FirmwareFacts {
  readonly running: string | null;
  readonly ready: string | null;
  readonly offered: string | null;
}

async function firmwareFacts({ session, firmware }: Radio): Promise<FirmwareFacts> {
  const stage = await firmware.stage();
  const offer = await firmware.checkForUpdate().catch(() => undefined);
  return {
    running: session.fullVersion === '' ? null : session.fullVersion,
    ready: stage.kind === 'waiting' ? (stage.version ?? 'an image of unknown version') : null,
    offered: offer?.available ? offer.version : null,
  };
}
