import { Clock } from '@radiolink/application/clock';
import { BackupPort, ConfigurationTestPort } from '@radiolink/application/configuration';
import { FirmwarePort } from '@radiolink/application/firmware';
import { HeartbeatLock } from '@radiolink/application/heartbeat';
import { LogPort } from '@radiolink/application/maintenance';
import { NoticesPort } from '@radiolink/application/notices';
import { VisibilityPort } from '@radiolink/application/page';
import { SpectrumPort } from '@radiolink/application/spectrum';
import {
  DiscoveryPort,
  PingPort,
  SiteSurveyPort,
  SpeedTestPort,
  TraceroutePort,
} from '@radiolink/application/tools';
import type { Token } from '@radiolink/application/wiring';
import type { ContainerModuleLoadOptions } from 'inversify';
import {
  ClassicBackup,
  ClassicConfigurationTest,
  ClassicDiscovery,
  ClassicFirmware,
  ClassicLog,
  ClassicNotices,
  ClassicPing,
  ClassicSiteSurvey,
  ClassicSpectrum,
  ClassicSpeedTest,
  ClassicTraceroute,
} from '../http/classic/index.ts';
import type { Surroundings } from '../http/polling/index.ts';
import type { ClassicClient } from '../http/session/index.ts';
import type { ClassicSettings } from './classic-settings.ts';

/** Binds the ports whose answers keep coming. */
export function bindStreams(
  { bind }: ContainerModuleLoadOptions,
  clientToken: Token<ClassicClient>,
  { upload, openSocket }: Pick<ClassicSettings, 'upload' | 'openSocket'>,
): void {
  const bindStream = <Port>(
    port: Token<Port>,
    make: (client: ClassicClient, surroundings: Surroundings & { readonly clock: Clock }) => Port,
  ): void => {
    bind(port)
      .toResolvedValue(
        (client: ClassicClient, visibility: VisibilityPort, heartbeat: HeartbeatLock, clock: Clock) =>
          make(client, { visibility, heartbeat, clock }),
        [clientToken, VisibilityPort, HeartbeatLock, Clock],
      )
      .inSingletonScope();
  };
  bindStream(BackupPort, (client, { clock }) => new ClassicBackup(client, { upload, clock }));
  bindStream(FirmwarePort, client => new ClassicFirmware(client, upload));
  bindStream(ConfigurationTestPort, client => new ClassicConfigurationTest(client));
  bindStream(LogPort, (client, surroundings) => new ClassicLog(client, surroundings));
  bindStream(NoticesPort, (client, surroundings) => new ClassicNotices(client, surroundings));
  bindStream(PingPort, (client, surroundings) => new ClassicPing(client, surroundings));
  bindStream(TraceroutePort, (client, surroundings) => new ClassicTraceroute(client, surroundings));
  bindStream(SpeedTestPort, (client, surroundings) => new ClassicSpeedTest(client, surroundings));
  bindStream(DiscoveryPort, (client, surroundings) => new ClassicDiscovery(client, surroundings));
  bindStream(SiteSurveyPort, (client, surroundings) => new ClassicSiteSurvey(client, surroundings));
  bindStream(
    SpectrumPort,
    (client, surroundings) => new ClassicSpectrum(client, { ...surroundings, openSocket }),
  );
}
