import { Clock } from '../clock/clock.port.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { DownloadPort } from '../files/download.port.ts';
import { PreferencesPort } from '../preferences/preferences.port.ts';
import { REMOTE_DEVICE_MODELS } from '../remote-device/models.ts';
import { RemoteDeviceModel } from '../remote-device/remote-device.model.ts';
import { SessionModel } from '../session/session.model.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { SpeedTestMemoryPort } from '../speed-test/speed-test-memory.port.ts';
import { StartModel } from '../start/start.model.ts';
import { DashboardModel } from '../status/dashboard.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createInstallationModel, InstallationModel } from './installation.model.ts';

/** The parts of the page. */
export const INSTALLATION_MODELS = [
  ...REMOTE_DEVICE_MODELS,
  bindModel(InstallationModel, createInstallationModel, {
    status: StatusModel,
    dashboard: DashboardModel,
    editing: EditingModel,
    session: SessionModel,
    start: StartModel,
    sessionStore: SessionStore,
    memory: SpeedTestMemoryPort,
    download: DownloadPort,
    preferencesPort: PreferencesPort,
    remote: RemoteDeviceModel,
    clock: Clock,
  }),
];
