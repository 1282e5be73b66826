import { ApiVersionPort } from '@radiolink/application/api-version';
import { ConfigurationTestPort } from '@radiolink/application/configuration';
import { PresencePort } from '@radiolink/application/presence';
import { NoticesPort } from '@radiolink/application/notices';
import { CountriesPort, DfsPrescanPort, RegulatoryDomainPort } from '@radiolink/application/regulation';
import { SiteSurveyPort } from '@radiolink/application/site-survey';
import { ServerApiVersion } from '../../http/api-version/api-version.adapter.ts';
import {
  ClassicConfigurationTest,
  ClassicNotices,
  ClassicPresence,
  ClassicRegulatoryDomain,
  ClassicSiteSurvey,
} from '../../http/classic/index.ts';
import { MixedCountries } from '../../http/mixed/mixed-countries.adapter.ts';
import { MixedDfsPrescan } from '../../http/mixed/mixed-prescan.adapter.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of the part of the program that is loaded when idle, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(ApiVersionPort, ({ session, settings }) => new ServerApiVersion(settings, session)),
  classicPort(ConfigurationTestPort, ({ client }) => new ClassicConfigurationTest(client)),
  classicPort(CountriesPort, ({ session, settings }) => new MixedCountries({ ...settings, session })),
  classicPort(
    DfsPrescanPort,
    ({ session, visibility, heartbeat, settings }) =>
      new MixedDfsPrescan({ ...settings, session, visibility, heartbeat }),
  ),
  classicPort(NoticesPort, ({ client, ...rest }) => new ClassicNotices(client, rest)),
  classicPort(PresencePort, ({ client }) => new ClassicPresence(client)),
  classicPort(RegulatoryDomainPort, ({ client }) => new ClassicRegulatoryDomain(client)),
  classicPort(SiteSurveyPort, ({ client, ...rest }) => new ClassicSiteSurvey(client, rest)),
];
