import type { Device } from '@radiolink/adapters/server/device';
import { Recorder } from '@radiolink/adapters/server/recording/recorder';
import { RecordingFile } from '@radiolink/adapters/server/recording/recording-file';
import { RelayDevice } from '@radiolink/adapters/server/relay/relay-device';
import { RemoteDevices } from '@radiolink/adapters/server/relay/remote-devices';
import { connect } from '@radiolink/client/node';
import { ReplayDevice } from '@radiolink/adapters/server/recording/replay-device';
import { fastClock, type VirtualRadio } from '@radiolink/virtual-radio';
import { embedded } from './embedded.ts';
import { type StartOptions, UsageProblem } from './options.ts';
import { isRecording, readRecording, reviewRecording } from './recording.ts';

/** The device behind the server; the radio itself when it is ours. */
interface Behind {
  readonly device: Device;
  readonly name: string;
  readonly radio?: VirtualRadio;
  /** Before the program ends. */
  readonly close?: () => void | Promise<void>;
}

/** A real radio, a recording of one, or the embedded one. Throws a `UsageProblem` for a file that cannot be used. */
export async function behind(options: StartOptions, translations: string): Promise<Behind> {
  const { device, replay, speed } = options;
  if (device !== undefined) return { name: device.origin, ...relay(device, options) };
  const [recording, ...others] = await isRecording(replay);
  if (recording === undefined)
    return { name: 'the virtual radio', ...(await embedded(options, translations)) };
  if (others.length > 0 || replay.length > 1)
    throw new UsageProblem('--replay takes one recording, or several captured answers of status.cgi.');
  const answers = await readRecording(recording);
  return {
    name: 'the recording',
    device: new ReplayDevice(answers, { now: fastClock(speed).now, tell: console.log }),
  };
}

function relay(device: URL, { insecure, record: file, yes }: StartOptions) {
  const tls = insecure ? 'insecure' : 'verify';
  const remoteDevices = new RemoteDevices((url, credentials) => connect({ url, tls, ...credentials }));
  if (file === undefined)
    return {
      device: new RelayDevice(device, { insecure, remoteDevices }),
      close: () => remoteDevices.close(),
    };
  if (!yes && !process.stdin.isTTY)
    throw new UsageProblem(
      '--record shows which words the recording keeps and asks before it writes the file. Without a terminal, add --yes.',
    );
  const recorder = new Recorder();
  const written = recordingFile(file, recorder, !yes);
  return {
    device: new RelayDevice(device, { insecure, recorder }),
    close: () => (yes ? written.close() : reviewRecording(recorder, written)),
  };
}

function recordingFile(file: string, recorder: Recorder, isReviewed: boolean): RecordingFile {
  try {
    return new RecordingFile(file, recorder, { isReviewed });
  } catch (error) {
    throw new UsageProblem(`--record: ${error instanceof Error ? error.message : String(error)}`);
  }
}
