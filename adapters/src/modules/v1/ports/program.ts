import { ApiVersionPort } from '@radiolink/application/api-version';
import { ConfigurationTestPort } from '@radiolink/application/configuration';
import { PresencePort } from '@radiolink/application/presence';
import { NoticesPort } from '@radiolink/application/notices';
import { CountriesPort, DfsPrescanPort, RegulatoryDomainPort } from '@radiolink/application/regulation';
import { SiteSurveyPort } from '@radiolink/application/site-survey';
import { ServerApiVersion } from '../../../http/api-version/api-version.adapter.ts';
import {
  V1ConfigurationTest,
  V1Countries,
  V1DfsPrescan,
  V1Notices,
  V1Presence,
  V1RegulatoryDomain,
  V1SiteSurvey,
} from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of the part of the program that is loaded when idle, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(ConfigurationTestPort, ({ client }) => new V1ConfigurationTest(client)),
  v1Port(CountriesPort, ({ client }) => new V1Countries(client)),
  v1Port(DfsPrescanPort, ({ client, ...rest }) => new V1DfsPrescan(client, rest)),
  v1Port(NoticesPort, ({ client, topics, ...rest }) => new V1Notices(client, rest, topics)),
  v1Port(PresencePort, ({ client }) => new V1Presence(client)),
  v1Port(RegulatoryDomainPort, ({ client }) => new V1RegulatoryDomain(client)),
  v1Port(SiteSurveyPort, ({ client, ...rest }) => new V1SiteSurvey(client, rest)),
  v1Port(ApiVersionPort, ({ session, settings }) => new ServerApiVersion(settings, session)),
];
