export { addSshKeys, type SshKeysAdded } from './add-ssh-keys.ts';
export { sshFingerprint } from './ssh-fingerprint.ts';
export * from './ssh-key.ts';
