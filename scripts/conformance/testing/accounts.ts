import type { RunOptions } from '../check.ts';

/** What the virtual radio is run with: everything allowed, both accounts. */
export function everything(profile: string): RunOptions {
  const isNew = profile === 'factory';
  return {
    credentials: isNew
      ? { username: 'ubnt', password: 'ubnt' }
      : { username: 'admin', password: 'Tower-Link-2026' },
    viewer: isNew ? undefined : { username: 'viewer', password: 'Tower-View-2026' },
    allowChanges: true,
    patient: true,
  };
}
