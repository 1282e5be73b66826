import { CountriesPort } from '@radiolink/application/regulation/countries.port';
import { DfsPrescanPort } from '@radiolink/application/regulation/dfs-prescan.port';
import { RegulatoryDomainPort } from '@radiolink/application/regulation/regulatory-domain.port';
import { V1Countries } from './countries.adapter.ts';
import { V1DfsPrescan } from './dfs-prescan.adapter.ts';
import { V1RegulatoryDomain } from './regulatory-domain.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of the regulation, by the versioned interface. */
export const PORTS = [
  port(CountriesPort, ({ client }) => new V1Countries(client)),
  port(DfsPrescanPort, ({ client, ...rest }) => new V1DfsPrescan(client, rest)),
  port(RegulatoryDomainPort, ({ client }) => new V1RegulatoryDomain(client)),
];
