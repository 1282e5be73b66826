import { FirmwarePort } from '@radiolink/application/firmware';
import { RestartPort } from '@radiolink/application/maintenance';
import type { StageDevice } from '../../testing/stage.mother.tsx';
import { NEVER } from 'rxjs';

/** Ports of the system page in front of a device that has no upgrade on its way. */
export function systemPorts(given: Partial<FirmwarePort> = {}): NonNullable<StageDevice['ports']> {
  const firmware: FirmwarePort = {
    checkForUpdate: async () => ({ available: false }),
    download: () => NEVER,
    upload: () => NEVER,
    stage: async () => ({ kind: 'none' }),
    flash: async () => ({ confirmed: true }),
    ...given,
  };
  const restart: RestartPort = {
    reboot: async () => ({ confirmed: true }),
    reset: async () => ({ confirmed: true }),
  };
  return [
    [FirmwarePort, firmware],
    [RestartPort, restart],
  ];
}
