import { ApiVersionPort } from '../api-version/api-version.port.ts';
import { ProbePort } from '../configuration/probe.port.ts';
import { ConfigurationTestPort } from '../configuration/configuration-test.port.ts';
import { ChangeMemoryPort } from '../configuration/drafts/change-memory.port.ts';
import { TabsPort } from '../configuration/drafts/tabs.port.ts';
import { SnapshotsPort } from '../configuration/snapshots/snapshots.port.ts';
import { LivenessPort } from '../presence/liveness.port.ts';
import { NoticesPort } from '../notices/notices.port.ts';
import { LocationPort } from '../place/place.port.ts';
import { ServedInterfacePort } from '../served-interface/served-interface.port.ts';
import { CountriesPort } from '../regulation/countries.port.ts';
import { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import { DfsPrescanPort } from '../regulation/dfs-prescan.port.ts';
import { SiteSurveyPort } from '../site-survey/site-survey.port.ts';
import { PastStorePort } from '../timeline/past-store.port.ts';
import type { Found } from '../wiring/model-binding.ts';

/** Ports of the later part of the program, in addition to those of the first part. */
export type LaterPorts = Found<typeof LATER_PORTS>;

/** Where they are found. */
export const LATER_PORTS = {
  regulationPort: RegulatoryDomainPort,
  noticesPort: NoticesPort,
  apiVersion: ApiVersionPort,
  test: ConfigurationTestPort,
  presence: LivenessPort,
  probe: ProbePort,
  place: LocationPort,
  servedInterface: ServedInterfacePort,
  tabs: TabsPort,
  memory: ChangeMemoryPort,
  snapshotsPort: SnapshotsPort,
  countriesPort: CountriesPort,
  surveyPort: SiteSurveyPort,
  prescanPort: DfsPrescanPort,
  pastStore: PastStorePort,
};
