/** Recordings of a device: written without what tells whose it is, and replayed in its place. */
export { readHar } from './read-har.ts';
export { readSupportFile } from './read-support-file.ts';
export type { RecordedAnswer } from './recorded-answer.ts';
export { Recorder } from './recorder.ts';
export { RecordingFile } from './recording-file.ts';
export { ReplayDevice } from './replay-device.ts';
export { UnreadableRecording } from './unreadable-recording.ts';
