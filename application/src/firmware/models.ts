import { Clock } from '../clock/clock.port.ts';
import { HeartbeatLock } from '../heartbeat/heartbeat-lock.ts';
import { LivenessPort } from '../presence/liveness.port.ts';
import { ExpectedOutage } from '../outage/expected-outage.ts';
import { PagePort } from '../place/page.port.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { SessionModel } from '../session/session.model.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { StartModel } from '../start/start.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createFirmwareModel, FirmwareModel } from './firmware.model.ts';
import { FirmwarePort } from './firmware.port.ts';
import { RemoteUpgradeMemoryPort } from './remote-upgrade-memory.port.ts';

/** Firmware of the device. */
export const FIRMWARE_MODELS = [
  bindModel(FirmwareModel, createFirmwareModel, {
    firmware: FirmwarePort,
    presence: LivenessPort,
    heartbeat: HeartbeatLock,
    outage: ExpectedOutage,
    page: PagePort,
    visibility: VisibilityPort,
    clock: Clock,
    sessionStore: SessionStore,
    session: SessionModel,
    start: StartModel,
    status: StatusModel,
    remoteUpgrade: RemoteUpgradeMemoryPort,
  }),
];
