import { EMPTY, NEVER, of } from 'rxjs';
import { DhcpClientPort, PppoePort } from '../address-services/address-services.port.ts';
import { HeartbeatLock } from '../heartbeat/heartbeat-lock.ts';
import { LinkHistoryPort } from '../history/link-history.port.ts';
import { USUAL_CHOICES } from '../station/list-choices.ts';
import { ListChoicesPort, StationNotesPort, StationPort } from '../station/station.port.ts';
import { DownloadPort } from '../files/download.port.ts';
import { bindInstances, type ModelContainer } from '../wiring/model-binding.ts';
import type { LaterPorts } from './later-program.ts';
import type { ProgramPorts } from './program.ts';

const nobody = () => Promise.reject(new Error('Nobody answers here.'));

/** A world in which no device answers and no browser keeps anything. */
export const quietPorts = (): ProgramPorts & LaterPorts => ({
  statusPort: { watch: () => NEVER },
  sessionPort: {
    login: nobody,
    loginWithTicket: nobody,
    logout: () => Promise.resolve(),
    currentUser: nobody,
  },
  sessionEnd: { ended: EMPTY, prepare: async () => undefined, answering: async () => undefined },
  sessionStore: { get: () => undefined, set: () => undefined, clear: () => undefined },
  configurationPort: { read: nobody, write: nobody, apply: nobody, discard: nobody },
  regulationPort: { read: nobody, setCountry: nobody, activateUnii: nobody, activeChannels: nobody },
  preferencesPort: { read: () => undefined, save: () => undefined },
  publicInfo: { read: nobody },
  page: { reload: () => undefined },
  visibility: { visible: of(true) },
  clock: { now: () => Date.now() },
  noticesPort: {
    watch: () => NEVER,
    dismissWarning: nobody,
    dismissCrashes: nobody,
    dismissCallHome: nobody,
    crashText: nobody,
    activateLicence: nobody,
  },
  apiVersion: { read: nobody },
  test: { read: nobody, watch: () => EMPTY },
  presence: { ask: nobody },
  heartbeat: new HeartbeatLock(),
  probe: { answers: async () => false },
  place: { host: 'localhost', goTo: () => undefined },
  servedInterface: { compare: async () => 'same', partMissing: NEVER },
  tabs: { post: () => undefined, messages: EMPTY },
  memory: {
    read: async () => ({}),
    change: async (_owner, change) => ({ memory: change({}), isLasting: false }),
  },
  snapshotsPort: { list: async () => [], save: async () => [] },
  historyStore: {
    lastLook: async () => undefined,
    read: async () => ({ samples: [], events: [] }),
    add: async () => undefined,
    clear: async () => undefined,
  },
  countriesPort: { list: nobody },
  surveyPort: { last: nobody, scan: () => NEVER },
  prescanPort: { watch: () => NEVER, start: nobody, stop: nobody },
});

const FEATURE_PORTS = {
  station: StationPort,
  notes: StationNotesPort,
  choices: ListChoicesPort,
  download: DownloadPort,
  dhcp: DhcpClientPort,
  pppoe: PppoePort,
  history: LinkHistoryPort,
} as const;

/** Binds the ports of the pages that every stage has. Ports of a newer page are bound in its test. */
export function bindQuietFeaturePorts(container: ModelContainer): void {
  bindInstances(container, FEATURE_PORTS, {
    station: { kick: () => Promise.resolve() },
    notes: { read: () => new Map(), write: () => true },
    choices: { read: () => USUAL_CHOICES, save: () => undefined },
    download: { save: () => undefined },
    dhcp: { read: nobody, renew: nobody, release: nobody },
    pppoe: { read: nobody, restart: nobody },
    history: { spans: ['day'], read: nobody },
  });
}
