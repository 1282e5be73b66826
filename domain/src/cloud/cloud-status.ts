import { codeWords, type Message, message } from '../errors/message.ts';
import { controllerLink } from '../session/controller-link.ts';
import { textOf } from '../text/text.ts';

/** State of the connection to the cloud management. */
export type CloudState = 'disabled' | 'connecting' | 'connected' | 'disconnected' | 'failed';

/** Cloud management status. §3: enabled, key, uiURL, status, details.statusCode. */
export interface CloudManagementStatus {
  readonly enabled: boolean;
  /** The enrolment key: a secret, never logged and never shown in clear. */
  readonly key?: string | undefined;
  /** Where the controller shows this device; opened only through `cloudLink`. */
  readonly uiUrl?: string | undefined;
  readonly state: CloudState | (string & {});
  readonly statusCode?: number | undefined;
}

/** Current step of the connection, or its cause of failure. */
export const CloudCode = {
  Ok: 0,
  Resolving: 1,
  Connecting: 2,
  Authenticating: 3,
  Refused: 4,
  WrongKey: 5,
  TimedOut: 6,
} as const;

/** The words for a detail code. */
export const cloudCodeMessage = codeWords({
  [CloudCode.Ok]: 'No problem',
  [CloudCode.Resolving]: 'Resolving the address',
  [CloudCode.Connecting]: 'Connecting',
  [CloudCode.Authenticating]: 'Authenticating',
  [CloudCode.Refused]: 'The controller refused the connection',
  [CloudCode.WrongKey]: 'The key is wrong',
  [CloudCode.TimedOut]: 'The controller does not respond',
});

/** Polling interval of the cloud status, ms. */
export const CLOUD_POLL_MS = 5000;

const STATE_WORDS: Readonly<Record<CloudState, string>> = {
  disabled: 'Disabled',
  connecting: 'Connecting',
  connected: 'Connected',
  disconnected: 'Disconnected',
  failed: 'Failed',
};

function isCloudState(state: string): state is CloudState {
  return Object.hasOwn(STATE_WORDS, state);
}

/** The word for a state; one that is not known is shown as it came. */
export function cloudStateMessage(state: string): Message {
  const code = textOf(state);
  return isCloudState(code) ? message(STATE_WORDS[code]) : message('Unknown ({state})', { state: code });
}

/** Where the controller shows this device, when the host rule allows it. §5.controller-links. */
export function cloudLink(
  { uiUrl }: Pick<CloudManagementStatus, 'uiUrl'>,
  domains?: readonly string[],
): string | undefined {
  return controllerLink(uiUrl, domains);
}
