import { Clock } from '../clock/clock.port.ts';
import { PermittedApply } from '../configuration/change-models.ts';
import { ConfigurationPort } from '../configuration/configuration.port.ts';
import { ConfigurationTestPort } from '../configuration/configuration-test.port.ts';
import { ProbePort } from '../configuration/probe.port.ts';
import { ExpectedOutageToken } from '../outage/expected-outage.ts';
import { LocationPort } from '../place/place.port.ts';
import { LivenessPort } from '../presence/liveness.port.ts';
import { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { StatusPort } from '../status/status.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createLinkChangeModel, LinkChangeModel } from './link-change.model.ts';
import { LinkChangeMemoryPort } from './link-change-memory.port.ts';
import { RemoteDeviceModel } from './remote-device.model.ts';

/** The change of both ends of the link to the remote device. Apart from it: the report reads the remote device alone. */
export const LINK_CHANGE_MODELS = [
  bindModel(LinkChangeModel, createLinkChangeModel, {
    remote: RemoteDeviceModel,
    memory: LinkChangeMemoryPort,
    status: StatusModel,
    statusPort: StatusPort,
    storage: ConfigurationPort,
    test: ConfigurationTestPort,
    presence: LivenessPort,
    regulation: RegulatoryDomainPort,
    sessionStore: SessionStore,
    probe: ProbePort,
    place: LocationPort,
    apply: PermittedApply,
    outage: ExpectedOutageToken,
    clock: Clock,
  }),
];
