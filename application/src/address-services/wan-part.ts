import { VisibilityPort } from '../visibility/visibility.port.ts';
import { SessionModel } from '../session/session.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { DhcpClientPort } from './dhcp-client.port.ts';
import { PppoePort } from './pppoe.port.ts';
import { createWanModel, WanModel } from './wan.model.ts';

/** The WAN part of the dashboard. */
export const WAN_MODELS = [
  bindModel(WanModel, createWanModel, {
    dhcpPort: DhcpClientPort,
    pppoePort: PppoePort,
    visibility: VisibilityPort,
    status: StatusModel,
    session: SessionModel,
  }),
];
