import type { ConfigurationPort } from '../configuration/configuration.port.ts';
import type { ConfigurationTestPort } from '../configuration/configuration-test.port.ts';
import type { LivenessPort } from '../presence/liveness.port.ts';
import type { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { OpenedSession } from '../session/session.port.ts';
import type { StatusPort } from '../status/status.port.ts';

/** An open session with a device whose configuration is changed: what the change asks it. */
export interface DeviceSession {
  readonly session: Pick<OpenedSession, 'boardInfo'>;
  readonly configuration: ConfigurationPort;
  readonly configurationTest: Pick<ConfigurationTestPort, 'read'>;
  readonly presence: LivenessPort;
  readonly regulation: Pick<RegulatoryDomainPort, 'read'>;
  readonly status: Pick<StatusPort, 'watch'>;
  /** Logs out. */
  close(): Promise<void>;
}

/** Opens a session at an address. Rejects with `LoginFailure`. */
export type OpenSession<Session extends DeviceSession = DeviceSession> = (url: string) => Promise<Session>;

/** True if any server responds at an address: scheme, host and port. */
export type Answers = (url: string) => Promise<boolean>;

/** How a device is reached. */
export interface ApplyWay {
  readonly url: string;
  readonly open: OpenSession;
  readonly answers: Answers;
}
