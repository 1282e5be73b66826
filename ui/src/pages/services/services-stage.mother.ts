import { CloudPort } from '@radiolink/application/cloud/cloud.port';
import { ProvisioningPort } from '@radiolink/application/services/provisioning.port';
import { SERVICES_MODELS } from '@radiolink/application/services/services.model';
import type { Watched } from '@radiolink/application/watching/watched';
import type { CloudManagementStatus } from '@radiolink/domain/cloud';
import { NEVER, type Observable } from 'rxjs';
import type { StageDevice } from '../../testing/stage.mother.tsx';

/** What the device of a test does beside its settings; left out, nothing. */
export interface ServicesActs {
  readonly cloud?: Observable<Watched<CloudManagementStatus>>;
  readonly connect?: (key: string) => Promise<void>;
  readonly disconnect?: () => Promise<void>;
  readonly provisioning?: ProvisioningPort;
}

const done = async (): Promise<void> => undefined;

/** A stage for the services page. */
export function servicesStage(acts: ServicesActs = {}): StageDevice {
  const cloud: CloudPort = {
    watch: () => acts.cloud ?? NEVER,
    connect: acts.connect ?? done,
    disconnect: acts.disconnect ?? done,
  };
  const idle: ProvisioningPort = { start: async () => undefined, stop: async () => undefined };
  return {
    models: SERVICES_MODELS,
    ports: [
      [CloudPort, cloud],
      [ProvisioningPort, acts.provisioning ?? idle],
    ],
  };
}
