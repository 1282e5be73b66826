import { compareFirmware, parseFirmwareVersion } from '@radiolink/domain/device';
import type { FetchError } from '@radiolink/domain/errors';
import type { FirmwareStage } from './firmware.port.ts';

/** Origin of an image: this browser, an address, the manufacturer's server, or another session. */
export type ImageSource = 'file' | 'address' | 'server' | 'other';

/** An installation that the device carries out. */
export interface UpgradeJob {
  /** Version before it. */
  readonly from: string;
  /** Version of the image; undefined if the device did not report it. */
  readonly version: string | undefined;
  /** When it began, milliseconds since the epoch. */
  readonly since: number;
  /** How long the device is expected to be away, seconds. */
  readonly seconds: number;
}

/** Why an upgrade ended without the new firmware. */
export type UpgradeProblem =
  /** The connection was lost on the way of the image, at this percent. */
  | { readonly kind: 'lost'; readonly percent: number | undefined; readonly source: ImageSource }
  /** The device refused the image, or to download it. */
  | { readonly kind: 'refused'; readonly failure: FetchError | null; readonly message: string }
  /** The device refused to install. */
  | { readonly kind: 'not-started'; readonly failure: FetchError | null; readonly message: string }
  /** The device never restarted. */
  | { readonly kind: 'not-restarted'; readonly job: UpgradeJob }
  /** It restarted, and runs another version than that of the image. */
  | { readonly kind: 'unchanged'; readonly job: UpgradeJob; readonly running: string };

/** The course of a firmware upgrade. */
export type UpgradeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly source: ImageSource; readonly percent: number | undefined }
  /** Checked by the device; nothing has changed yet. */
  | { readonly kind: 'ready'; readonly version: string | undefined; readonly thirdParty: boolean }
  | { readonly kind: 'starting'; readonly job: UpgradeJob }
  | {
      readonly kind: 'away';
      readonly job: UpgradeJob;
      /** The device was seen not to respond. */
      readonly wasGone: boolean;
      /** Last look, milliseconds since the epoch. */
      readonly at: number;
    }
  /** It responds again: its version is read next. */
  | { readonly kind: 'back'; readonly job: UpgradeJob }
  | { readonly kind: 'done'; readonly version: string; readonly job: UpgradeJob }
  | { readonly kind: 'failed'; readonly problem: UpgradeProblem };

export type UpgradeEvent =
  | { readonly kind: 'begun'; readonly source: ImageSource }
  | { readonly kind: 'progressed'; readonly percent: number | undefined }
  | { readonly kind: 'delivered'; readonly version: string | undefined; readonly thirdParty?: boolean }
  | { readonly kind: 'broken'; readonly failure: FetchError | null; readonly message: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'joined'; readonly stage: FirmwareStage }
  | { readonly kind: 'discarded' }
  | { readonly kind: 'installing'; readonly job: UpgradeJob }
  | { readonly kind: 'accepted'; readonly at: number }
  | { readonly kind: 'rejected'; readonly failure: FetchError | null; readonly message: string }
  | { readonly kind: 'restored'; readonly job: UpgradeJob; readonly at: number }
  | {
      readonly kind: 'looked';
      readonly at: number;
      readonly answered: boolean;
      readonly uptimeSeconds: number | undefined;
    }
  | {
      readonly kind: 'version-read';
      readonly at: number;
      readonly running: string;
      readonly uptimeSeconds: number | undefined;
    }
  | { readonly kind: 'dismissed' }
  /** Another device is meant from now on. */
  | { readonly kind: 'forgotten' };

const MS = 1000;
/** Clocks of page and device, and the time of an answer, differ by less. */
const SLACK_MS = 3 * MS;
export const NO_UPGRADE: UpgradeState = { kind: 'idle' };

/**
 * Whether the device must not be disturbed: it receives, checks or writes an image, or restarts. When it
 * is back its page is about to be loaded.
 */
export function isUpgrading({ kind }: UpgradeState): boolean {
  return kind === 'sending' || kind === 'starting' || kind === 'away' || kind === 'back';
}

/** When a device has been away for twice as long as expected, ms since the epoch: it may not return without help. */
export const overdueAt = ({ since, seconds }: UpgradeJob): number => since + 2 * seconds * MS;

/** True when it has been away for longer than that. */
export function isOverdue(state: UpgradeState): boolean {
  return state.kind === 'away' && state.at > overdueAt(state.job);
}

/** The state after an event; an event that has no place in a state changes nothing. */
export function nextUpgrade(state: UpgradeState, event: UpgradeEvent): UpgradeState {
  switch (event.kind) {
    case 'begun':
      return isUpgrading(state) ? state : { kind: 'sending', source: event.source, percent: undefined };
    case 'progressed':
      return state.kind === 'sending' ? { ...state, percent: event.percent } : state;
    case 'delivered':
      return state.kind === 'sending' ? readyWith(event) : state;
    case 'broken':
      return state.kind === 'sending' ? { kind: 'failed', problem: brokenBy(state, event) } : state;
    case 'cancelled':
      return state.kind === 'sending' ? NO_UPGRADE : state;
    case 'joined':
      return joined(state, event.stage);
    case 'discarded':
      return state.kind === 'ready' ? NO_UPGRADE : state;
    case 'installing':
      return state.kind === 'ready' ? { kind: 'starting', job: event.job } : state;
    case 'accepted':
      return state.kind === 'starting'
        ? { kind: 'away', job: { ...state.job, since: event.at }, wasGone: false, at: event.at }
        : state;
    case 'rejected': {
      const { failure, message } = event;
      return state.kind === 'starting'
        ? { kind: 'failed', problem: { kind: 'not-started', failure, message } }
        : state;
    }
    case 'restored':
      return state.kind === 'idle' ? { kind: 'away', job: event.job, wasGone: false, at: event.at } : state;
    case 'looked':
      return state.kind === 'away' ? looked(state, event) : state;
    case 'version-read':
      return state.kind === 'away' || state.kind === 'back' ? versionRead(state, event) : state;
    case 'dismissed':
      // An image that is ready stays on the device: the next visit finds it again.
      return state.kind === 'done' || state.kind === 'failed' || state.kind === 'ready' ? NO_UPGRADE : state;
    case 'forgotten':
      return state.kind === 'idle' ? state : NO_UPGRADE;
  }
}

type Waiting = Extract<FirmwareStage, { kind: 'waiting' }>;
type In<Kind extends UpgradeState['kind']> = Extract<UpgradeState, { kind: Kind }>;
type On<Kind extends UpgradeEvent['kind']> = Extract<UpgradeEvent, { kind: Kind }>;

function brokenBy({ source, percent }: In<'sending'>, { failure, message }: On<'broken'>): UpgradeProblem {
  return isConnectionLost(failure)
    ? { kind: 'lost', percent, source }
    : { kind: 'refused', failure, message };
}

const isConnectionLost = (failure: FetchError | null): boolean =>
  failure?.kind === 'network' && failure.reason !== 'malformed';

/** An image that was sent whole, percent. */
export const COMPLETE = 100;

/** True if the connection was lost when the image had been sent whole: the device may have it all the same. */
export const isAnswerLost = (state: UpgradeState, { failure }: Pick<On<'broken'>, 'failure'>): boolean =>
  state.kind === 'sending' && state.percent === COMPLETE && isConnectionLost(failure);

/** What another session does is shown here; what this one does is not overruled. */
function joined(state: UpgradeState, stage: FirmwareStage): UpgradeState {
  const isOthers = state.kind === 'sending' && state.source === 'other';
  if (state.kind !== 'idle' && !isOthers) return state;
  switch (stage.kind) {
    case 'none':
      return NO_UPGRADE;
    case 'working':
      return { kind: 'sending', source: 'other', percent: stage.percent };
    case 'waiting':
      return readyWith(stage);
  }
}

function readyWith({ version, thirdParty = false }: On<'delivered'> | Waiting): UpgradeState {
  return { kind: 'ready', version, thirdParty };
}

/** Whether a device whose uptime is known has restarted since the installation began. */
function hasRestarted(
  { since }: UpgradeJob,
  at: number,
  uptimeSeconds: number | undefined,
): boolean | undefined {
  return uptimeSeconds === undefined ? undefined : uptimeSeconds * MS < at - since + SLACK_MS;
}

function looked(state: In<'away'>, { at, answered, uptimeSeconds }: On<'looked'>): UpgradeState {
  const { job, wasGone } = state;
  if (!answered) return { ...state, wasGone: true, at };
  if (hasRestarted(job, at, uptimeSeconds) ?? wasGone) return { kind: 'back', job };
  return notRestarted(state, at);
}

function versionRead(
  state: In<'away'> | In<'back'>,
  { at, running, uptimeSeconds }: On<'version-read'>,
): UpgradeState {
  const { job } = state;
  if (isInstalled(job, running)) return { kind: 'done', version: running, job };
  if (state.kind === 'away' && hasRestarted(job, at, uptimeSeconds) === false) return notRestarted(state, at);
  return { kind: 'failed', problem: { kind: 'unchanged', job, running } };
}

function notRestarted(state: In<'away'>, at: number): UpgradeState {
  const { job } = state;
  if (at <= job.since + job.seconds * MS) return { ...state, at };
  return { kind: 'failed', problem: { kind: 'not-restarted', job } };
}

/** Without a reported version of the image, any other version than the last counts. */
export function isInstalled(
  { from, version }: Pick<UpgradeJob, 'from' | 'version'>,
  running: string,
): boolean {
  const [wanted, now] = [parseFirmwareVersion(version ?? ''), parseFirmwareVersion(running)];
  if (wanted === undefined || now === undefined) return running !== from;
  return compareFirmware(wanted, now) === 0;
}
