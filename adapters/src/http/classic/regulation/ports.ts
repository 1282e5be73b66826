import { CountriesPort } from '@radiolink/application/regulation/countries.port';
import { DfsPrescanPort } from '@radiolink/application/regulation/dfs-prescan.port';
import { RegulatoryDomainPort } from '@radiolink/application/regulation/regulatory-domain.port';
import { MixedCountries } from '../../mixed/mixed-countries.adapter.ts';
import { MixedDfsPrescan } from '../../mixed/mixed-prescan.adapter.ts';
import { ClassicRegulatoryDomain } from './regulatory-domain.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of the regulation, by the classic interface. */
export const PORTS = [
  port(CountriesPort, ({ session, settings }) => new MixedCountries({ ...settings, session })),
  port(
    DfsPrescanPort,
    ({ session, visibility, heartbeat, settings }) =>
      new MixedDfsPrescan({ ...settings, session, visibility, heartbeat }),
  ),
  port(RegulatoryDomainPort, ({ client }) => new ClassicRegulatoryDomain(client)),
];
