import { Clock } from '@radiolink/application/clock';
import {
  ChangeMemoryPort,
  ChangeModels,
  ConfigurationPort,
  ConfigurationTestPort,
  createChangeModels,
  EditingModel,
  KeptConfigurationsPort,
  ProbePort,
  TabsPort,
} from '@radiolink/application/configuration';
import {
  ConfigurationDiffModel,
  createConfigurationDiffModel,
} from '@radiolink/application/configuration-diff';
import { PresencePort } from '@radiolink/application/maintenance';
import { ExpectedOutage, ExpectedOutageToken, PlacePort } from '@radiolink/application/page';
import { SessionModel } from '@radiolink/application/session';
import { StartModel } from '@radiolink/application/start';
import { StatusModel } from '@radiolink/application/status';
import { DownloadPort } from '@radiolink/application/transfer';
import { WirelessModel } from '@radiolink/application/wireless';
import { ContainerModule } from 'inversify';

/** The models of changes to the configuration: remembered, applied, and brought back. */
export const changesModule = new ContainerModule(({ bind }) => {
  bind(ExpectedOutageToken)
    .toResolvedValue(() => new ExpectedOutage())
    .inSingletonScope();
  bind(ChangeModels)
    .toResolvedValue(
      (
        editing: EditingModel,
        status: StatusModel,
        session: SessionModel,
        start: StartModel,
        wireless: WirelessModel,
        storage: ConfigurationPort,
        test: ConfigurationTestPort,
        presence: PresencePort,
        probe: ProbePort,
        place: PlacePort,
        tabs: TabsPort,
        memory: ChangeMemoryPort,
        keptConfigurations: KeptConfigurationsPort,
        outage: ExpectedOutage,
        clock: Clock,
      ) =>
        createChangeModels({
          editing,
          status,
          session,
          start,
          $regulation: wireless.$regulation,
          storage,
          test,
          presence,
          probe,
          place,
          tabs,
          memory,
          keptConfigurations,
          outage,
          clock,
        }),
      [
        EditingModel,
        StatusModel,
        SessionModel,
        StartModel,
        WirelessModel,
        ConfigurationPort,
        ConfigurationTestPort,
        PresencePort,
        ProbePort,
        PlacePort,
        TabsPort,
        ChangeMemoryPort,
        KeptConfigurationsPort,
        ExpectedOutageToken,
        Clock,
      ],
    )
    .inSingletonScope();
  bind(ConfigurationDiffModel)
    .toResolvedValue(
      (
        storage: ConfigurationPort,
        editing: EditingModel,
        changes: ChangeModels,
        session: SessionModel,
        status: StatusModel,
        download: DownloadPort,
        clock: Clock,
      ) => createConfigurationDiffModel({ storage, editing, changes, session, status, download, clock }),
      [ConfigurationPort, EditingModel, ChangeModels, SessionModel, StatusModel, DownloadPort, Clock],
    )
    .inSingletonScope();
});
