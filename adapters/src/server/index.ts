/** The server of `npm start` and of the end-to-end tests: files in front, a device behind. */
export { selfSignedCertificate } from './certificate.ts';
export { type Device, type Landing } from './device.ts';
export { cacheControl, type FileKind, fileKind, fileSecurity } from './file-headers.ts';
export { followAddress } from './follow-address.ts';
export { readHar } from './recording/read-har.ts';
export { readSupportFile } from './recording/read-support-file.ts';
export type { RecordedAnswer } from './recording/recorded-answer.ts';
export { Recorder } from './recording/recorder.ts';
export { RecordingFile } from './recording/recording-file.ts';
export { ReplayDevice } from './recording/replay-device.ts';
export { UnreadableRecording } from './recording/unreadable-recording.ts';
export { RelayDevice } from './relay/relay-device.ts';
export { serve } from './serve.ts';
export { hostsOf, isLoopback, type RunningServer } from '@radiolink/virtual-radio/guarded';
export { readTranslations } from './translations.ts';
export { VirtualDevice } from './virtual-device.ts';
