export { addSshKeys, type SshKeysAdded } from './add-ssh-keys.ts';
export * from './ssh-key.ts';
export { sshFingerprint } from './ssh-fingerprint.ts';
