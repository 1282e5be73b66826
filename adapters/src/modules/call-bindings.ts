import { PasswordPort } from '@radiolink/application/account';
import { DhcpClientPort, PppoePort } from '@radiolink/application/address-services';
import { ConfigurationSectionPort } from '@radiolink/application/configuration';
import { EthernetPort } from '@radiolink/application/ethernet';
import { HardwarePort } from '@radiolink/application/hardware';
import { HelpPort } from '@radiolink/application/help';
import { LinkHistoryPort } from '@radiolink/application/history';
import {
  PresencePort,
  ProvisioningPort,
  RestartPort,
  TemperaturePort,
} from '@radiolink/application/maintenance';
import { NetworkTablesPort } from '@radiolink/application/network-tables';
import { RegulatoryDomainPort } from '@radiolink/application/regulation';
import { SessionStore } from '@radiolink/application/session';
import { ChannelDataPort } from '@radiolink/application/spectrum';
import { StationPort } from '@radiolink/application/station';
import { AlignmentPort } from '@radiolink/application/tools';
import { WeatherPort } from '@radiolink/application/weather';
import type { Token } from '@radiolink/application/wiring';
import type { ContainerModuleLoadOptions } from 'inversify';
import {
  ClassicAlignment,
  ClassicChannelData,
  ClassicConfigurationSection,
  ClassicDhcpClient,
  ClassicEthernet,
  ClassicHardware,
  ClassicHelp,
  ClassicLinkHistory,
  ClassicNetworkTables,
  ClassicPassword,
  ClassicPppoe,
  ClassicPresence,
  ClassicProvisioning,
  ClassicRegulatoryDomain,
  ClassicRestart,
  ClassicStations,
  ClassicTemperature,
  ClassicWeather,
} from '../http/classic/index.ts';
import type { ClassicClient } from '../http/session/index.ts';

/** Binds the ports that ask once and are answered once: they need the client and nothing else. */
export function bindCalls({ bind }: ContainerModuleLoadOptions, clientToken: Token<ClassicClient>): void {
  const bindCall = <Port>(port: Token<Port>, make: (client: ClassicClient) => Port): void => {
    bind(port).toResolvedValue(make, [clientToken]).inSingletonScope();
  };
  bindCall(ConfigurationSectionPort, client => new ClassicConfigurationSection(client));
  bindCall(StationPort, client => new ClassicStations(client));
  bindCall(AlignmentPort, client => new ClassicAlignment(client));
  bindCall(RestartPort, client => new ClassicRestart(client));
  bindCall(PresencePort, client => new ClassicPresence(client));
  bindCall(ProvisioningPort, client => new ClassicProvisioning(client));
  bindCall(TemperaturePort, client => new ClassicTemperature(client));
  bindCall(RegulatoryDomainPort, client => new ClassicRegulatoryDomain(client));
  bindCall(NetworkTablesPort, client => new ClassicNetworkTables(client));
  bindCall(DhcpClientPort, client => new ClassicDhcpClient(client));
  bindCall(PppoePort, client => new ClassicPppoe(client));
  bindCall(EthernetPort, client => new ClassicEthernet(client));
  bindCall(HardwarePort, client => new ClassicHardware(client));
  bindCall(LinkHistoryPort, client => new ClassicLinkHistory(client));
  bindCall(ChannelDataPort, client => new ClassicChannelData(client));
  bindCall(WeatherPort, client => new ClassicWeather(client));
  bindCall(HelpPort, client => new ClassicHelp(client));
  bind(PasswordPort)
    .toResolvedValue(
      (client: ClassicClient, session: SessionStore) => new ClassicPassword(client, session),
      [clientToken, SessionStore],
    )
    .inSingletonScope();
}
