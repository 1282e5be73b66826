import { ConfigText } from '@radiolink/domain/configuration';
import { asFetchError, type FetchError, RequestFailure } from '@radiolink/domain/errors';
import { type LinkAgreement, type LinkValues, linkValues } from '@radiolink/domain/settings';
import { remoteTarget } from '@radiolink/domain/station';
import { attach } from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import type { ProbePort } from '../configuration/probe.port.ts';
import type { LocationPort } from '../place/place.port.ts';
import { changeLink } from '../safe-apply/change-link.ts';
import type { ApplyMemory } from '../safe-apply/device-ports.ts';
import { type DeviceSession, LoginFailure } from '../safe-apply/device-line.ts';
import type { LinkChangeProgress, LinkChangeResult } from '../safe-apply/link-end.ts';
import type { RememberedLink } from '../safe-apply/remembered.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { StatusModel } from '../status/status.model.ts';
import type { RemoteDeviceModel } from './remote-device.model.ts';
import type { LinkChangeMemoryPort } from './remote-device.port.ts';
import { remoteFailure } from './remote-login.ts';

/** The ports of this device that a change asks. */
interface LocalPorts {
  readonly statusPort: DeviceSession['status'];
  readonly storage: DeviceSession['configuration'];
  readonly test: DeviceSession['configurationTest'];
  readonly presence: DeviceSession['presence'];
  readonly regulation: DeviceSession['regulation'];
  readonly sessionStore: Pick<SessionStore, 'get'>;
}

/** What the two ends of the link are reached by. */
export interface LinkEndsPorts extends LocalPorts {
  readonly remote: Pick<RemoteDeviceModel, '$session'>;
  readonly memory: LinkChangeMemoryPort;
  readonly status: Pick<StatusModel, '$status'>;
  readonly probe: ProbePort;
  readonly place: LocationPort;
  readonly clock: Clock;
}

/** What a change needs besides its values. */
export interface Begun {
  readonly mac: string;
  readonly name: string;
  readonly link: LinkAgreement;
  /** The key was entered again after a reload: it may be another than the one that was sent. */
  readonly isKeyReentered?: boolean;
}

/** Both ends of the link. */
interface LinkEndsToChange {
  readonly local: DeviceSession;
  /** Opens a session that changes the remote end, if it is that of a MAC. */
  readonly openRemote: (mac: string | undefined) => Promise<DeviceSession>;
  readonly changeBoth: (
    begun: Begun,
    onProgress: (progress: LinkChangeProgress) => void,
  ) => Promise<LinkChangeResult>;
}

/** Where the status reports no address yet. */
const UNKNOWN_ORIGIN = 'https://remote.invalid';

/** The ends as a change asks them: this device by its page, the other by the session with it. */
export function linkEndsOf(ports: LinkEndsPorts): LinkEndsToChange {
  const { remote, memory, status, probe, place, clock } = ports;
  const local = localSession(ports);
  const { openFx, targetFx } = remoteNow(remote.$session, status.$status);
  const openRemote = async (mac: string | undefined): Promise<DeviceSession> => {
    const open = await openFx(mac);
    return open.session.openChange(() => targetFx(open.mac));
  };
  return {
    local,
    openRemote,
    changeBoth: async (begun, onProgress) => {
      const target = await targetFx(begun.mac);
      return changeLink(
        {
          local: {
            url: `http://${place.host}`,
            open: async () => local,
            answers: url => probe.answers(url),
          },
          remote: {
            url: target?.origin ?? UNKNOWN_ORIGIN,
            open: () => openRemote(begun.mac).catch(asLoginFailure),
            answers: async () => false,
          },
        },
        begun.link,
        {
          memory: memoryOf(memory, begun),
          clock: { now: () => clock.now(), wait: ms => new Promise(resolve => setTimeout(resolve, ms)) },
          onProgress,
        },
      );
    },
  };
}

/** This device as a change asks it. Its session is that of the page. */
function localSession({ sessionStore, statusPort, ...ports }: LocalPorts): DeviceSession {
  return {
    session: { boardInfo: sessionStore.get('boardinfo') ?? '' },
    configuration: ports.storage,
    configurationTest: ports.test,
    presence: ports.presence,
    regulation: ports.regulation,
    status: statusPort,
    close: async () => undefined,
  };
}

function memoryOf(memory: LinkChangeMemoryPort, { mac, name, link }: Begun): ApplyMemory<RememberedLink> {
  const { key, ...known } = link;
  return {
    load: () => memory.load()?.ends,
    save: ends => memory.save({ version: 1, mac, name, link: known, isKeyChanged: key !== undefined, ends }),
    clear: () => memory.clear(),
  };
}

export async function valuesOf({ configuration }: DeviceSession): Promise<LinkValues> {
  return linkValues(ConfigText.parse((await configuration.read()).text).entries());
}

/** The session with the remote device, if it is that of a MAC, and its address by the current status. */
export function remoteNow($session: RemoteDeviceModel['$session'], $status: StatusModel['$status']) {
  return {
    /** @throws RequestFailure while none is open */
    openFx: attach({
      source: $session,
      effect: (open, mac: string | undefined) => {
        if (open === null || (mac !== undefined && open.mac !== mac)) throw unreachable();
        return open;
      },
    }),
    targetFx: attach({
      source: $status,
      effect: (now, mac: string) => (now === null ? undefined : remoteTarget(now, mac)),
    }),
  };
}

export function unreachable(): RequestFailure {
  return new RequestFailure({ kind: 'network', reason: 'unreachable', message: '' });
}

/** A session that could not be opened is opened again when the device is asked next. */
function asLoginFailure(reason: unknown): never {
  const failure = asFetchError(reason);
  throw failure === undefined ? reason : new LoginFailure({ kind: 'failed', failure });
}

export function failureOf(reason: Error): FetchError {
  if (reason instanceof LoginFailure && reason.problem.kind === 'failed') return reason.problem.failure;
  return remoteFailure(reason);
}
