import type { Absence } from '@radiolink/application/outage/expected-outage';

/** What a device does that is away by a request of the page, and until when. reading 3. */
export const ABSENCE_LABELS: Readonly<Record<Absence['kind'], string>> = {
  reboot: 'Rebooting, back by {time}',
  reset: 'Resetting, done by {time}',
  upgrade: 'Upgrading, back by {time}',
  apply: 'Restarting, back by {time}',
};
