import { PasswordPolicyPort, PasswordPort, UsersPort } from '@radiolink/application/account/account.port';
import { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import { RemoteUpgradeMemoryPort } from '@radiolink/application/firmware/remote-upgrade-memory.port';
import { BackupPort } from '@radiolink/application/backup/backup.port';
import { HardwarePort, TemperaturePort } from '@radiolink/application/hardware/hardware.port';
import { HelpPort } from '@radiolink/application/help/help.port';
import { LocatePort } from '@radiolink/application/locate/locate.port';
import { RestartPort } from '@radiolink/application/system/restart.port';
import { SupportFilePort } from '@radiolink/application/support/support-file.port';
import { DownloadPort } from '@radiolink/application/files/download.port';
import type { StageDevice } from '../../testing/stage.mother.tsx';
import { DEFAULT_PASSWORD_POLICY } from '@radiolink/domain/session';
import { NEVER } from 'rxjs';

/** What a test makes the device of the system page do. */
export interface SystemActs {
  readonly backup?: Partial<BackupPort>;
  readonly supportFile?: SupportFilePort;
  readonly locate?: Partial<LocatePort>;
  readonly temperature?: TemperaturePort;
  readonly hardware?: Partial<HardwarePort>;
  readonly help?: HelpPort;
  readonly saved?: DownloadPort;
  readonly users?: Partial<UsersPort>;
}

/** Ports of the system page in front of a device that has no upgrade on its way. */
export function systemPorts(
  given: Partial<FirmwarePort> = {},
  acts: SystemActs = {},
): NonNullable<StageDevice['ports']> {
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
  const backup: BackupPort = { download: () => NEVER, stage: () => NEVER, ...acts.backup };
  const supportFile: SupportFilePort = acts.supportFile ?? { download: () => NEVER };
  const locate: LocatePort = {
    read: async () => ({ active: false }),
    start: async () => undefined,
    stop: async () => undefined,
    ...acts.locate,
  };
  const temperature: TemperaturePort = acts.temperature ?? { read: async () => ({ sensors: [] }) };
  const hardware: HardwarePort = {
    bluetooth: async () => undefined,
    antennas: async () => undefined,
    ...acts.hardware,
  };
  const help: HelpPort = acts.help ?? { find: async () => undefined };
  const saved: DownloadPort = acts.saved ?? { save: () => undefined };
  const password: PasswordPort = { check: async () => ({ ok: true }), change: async () => ({ ok: true }) };
  const users: UsersPort = {
    list: async () => undefined,
    write: async ({ username, readOnly = false }) => ({ username, readOnly, sshKeys: [] }),
    remove: async () => undefined,
    ...acts.users,
  };
  return [
    [BackupPort, backup],
    [SupportFilePort, supportFile],
    [LocatePort, locate],
    [TemperaturePort, temperature],
    [HardwarePort, hardware],
    [HelpPort, help],
    [DownloadPort, saved],
    [PasswordPort, password],
    [PasswordPolicyPort, { read: async () => DEFAULT_PASSWORD_POLICY } satisfies PasswordPolicyPort],
    [UsersPort, users],
    [FirmwarePort, firmware],
    [RemoteUpgradeMemoryPort, { load: () => undefined, save: () => undefined, clear: () => undefined }],
    [RestartPort, restart],
  ];
}
