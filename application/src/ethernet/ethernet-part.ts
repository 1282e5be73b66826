import { ExpectedOutageToken } from '../outage/expected-outage.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { SessionModel } from '../session/session.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createEthernetModel, EthernetModel } from './ethernet.model.ts';
import { EthernetPort } from './ethernet.port.ts';

/** The wired ports of the network tables. */
export const ETHERNET_MODELS = [
  bindModel(EthernetModel, createEthernetModel, {
    port: EthernetPort,
    visibility: VisibilityPort,
    status: StatusModel,
    session: SessionModel,
    outage: ExpectedOutageToken,
  }),
];
