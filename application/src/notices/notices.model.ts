import { asFetchError, type Message, messagesForFailure } from '@radiolink/domain/errors';
import {
  callHomeNotices,
  compareNotices,
  crashNotices,
  licenceNotices,
  type Notice,
  warningNotices,
} from '@radiolink/domain/notices';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { DashboardModel } from '../status/dashboard.model.ts';
import { shareStructure } from '../status/share-structure.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import type { Watched } from '../watching/watched.ts';
import type { DeviceNotices, NoticesPort } from './notices.port.ts';
import type { NoticesModel, ShownNotice } from './notices.token.ts';

export interface NoticesModelPorts {
  readonly noticesPort: NoticesPort;
  readonly session: Pick<SessionModel, '$user' | '$ended'>;
  readonly dashboard: Pick<DashboardModel, '$alerts'>;
  readonly clock: Clock;
}

/** The id of the alert that the two firmwares do not fit. */
const FIRMWARE = 'firmware';
const NONE: readonly Notice[] = [];
const NO_PROBLEMS: readonly Message[] = [];

type Problems = ReadonlyMap<string, readonly Message[]>;

/** Keeps the newest notices of the device and what the user did with them. */
export function createNoticesModel({
  noticesPort,
  session,
  dashboard,
  clock,
}: NoticesModelPorts): NoticesModel {
  const opened = createEvent();
  const closed = createEvent();
  const dismissed = createEvent<string>();
  const arrived = createEvent<Watched<DeviceNotices>>();

  const $device = createStore<DeviceNotices>({}).on(arrived, (last, event) =>
    event.kind === 'value' ? event.value : last,
  );
  const $reported = createStore(NONE).on($device, (last, notices) =>
    shareStructure(last, noticesOf(notices, clock.now() / 1000)),
  );
  const $firmware = createStore(NONE);
  // The alerts may have come before this part was loaded.
  sample({
    clock: [dashboard.$alerts, opened],
    source: { last: $firmware, alerts: dashboard.$alerts },
    fn: ({ last, alerts }) => shareStructure(last, firmwareIn(alerts)),
    target: $firmware,
  });
  const $all = combine($firmware, $reported, (firmware, reported): readonly Notice[] => [
    ...firmware,
    ...reported,
  ]);

  const dismissFx = createEffect(
    ({ id, notices }: { readonly id: string; readonly notices: DeviceNotices }) =>
      dismissOnDevice(noticesPort, id, notices),
  );
  const found = sample({
    clock: dismissed,
    source: { all: $all, user: session.$user },
    fn: ({ all, user }, id) =>
      all.find(notice => notice.id === id && dismissalOf(notice, user.readOnly) !== null),
  });
  const putAway = found.filterMap(notice => notice);
  sample({
    clock: putAway,
    source: $device,
    filter: (_, { dismissible }) => dismissible,
    fn: (notices, { id }) => ({ id, notices }),
    target: dismissFx,
  });

  const $away = createStore<Dismissed>(NOTHING_PUT_AWAY)
    .on(putAway, withPutAway)
    .on(dismissFx.fail, (away, { params }) => withoutPutAway(away, params.id))
    .on($all, keepCurrent);
  const $problems = createStore<Problems>(new Map())
    .on(putAway, (problems, { id }) => new Map([...problems, [id, NO_PROBLEMS]]))
    .on(
      dismissFx.fail,
      (problems, { params, error }) => new Map([...problems, [params.id, problemsOf(error)]]),
    )
    // A notice that comes back later was not tried to be dismissed.
    .on($all, (problems, all) => {
      const standing = [...problems].filter(([id]) => all.some(notice => notice.id === id));
      return standing.length === problems.size ? problems : new Map(standing);
    });

  const $shown = combine($all, $away, visibleNotices);
  const $notices = combine($shown, $problems, session.$user, (shown, problems, { readOnly }) =>
    shown.map(
      (notice): ShownNotice => ({
        notice,
        dismissal: dismissalOf(notice, readOnly),
        problems: problems.get(notice.id) ?? NO_PROBLEMS,
      }),
    ),
  );

  subscribed({ opened, closed }, [into(() => noticesPort.watch(), arrived)]);
  sample({ clock: session.$ended, filter: ended => ended, target: closed });

  return {
    opened,
    closed,
    dismissed,
    $device,
    $notices,
    $reported: combine($reported, $away, visibleNotices),
    $firmwareMismatch: $shown.map(shown => shown.some(({ id }) => id === FIRMWARE)),
  };
}

/** Notices that are dismissed on the device need a full user; any user may dismiss the others on the page. */
function dismissalOf({ dismissible }: Notice, readOnly: boolean): ShownNotice['dismissal'] {
  if (!dismissible) return 'page';
  return readOnly ? null : 'device';
}

function firmwareIn(alerts: readonly Notice[]): readonly Notice[] {
  return alerts.filter(({ id }) => id === FIRMWARE);
}

const NOT_DISMISSED: Message = { key: 'The notice could not be dismissed.' };

function problemsOf(error: Error): readonly Message[] {
  const failure = asFetchError(error);
  return failure === undefined ? [NOT_DISMISSED] : [NOT_DISMISSED, ...messagesForFailure(failure, 'action')];
}

/**
 * The notices that the user dismissed, each with its text at that time: a notice with a new text is shown
 * again.
 */
type Dismissed = ReadonlyMap<string, string>;

export const NOTHING_PUT_AWAY: Dismissed = new Map();

function saidBy({ message }: Notice): string {
  return JSON.stringify(message);
}

/** Puts a notice away. */
export function withPutAway(away: Dismissed, notice: Notice): Dismissed {
  return new Map([...away, [notice.id, saidBy(notice)]]);
}

/** Restores a notice: dismissing it on the device failed. */
export function withoutPutAway(away: Dismissed, id: string): Dismissed {
  return new Map([...away].filter(([known]) => known !== id));
}

/** The notices that are still to be shown. */
export function visibleNotices(notices: readonly Notice[], away: Dismissed): readonly Notice[] {
  return notices.filter(notice => away.get(notice.id) !== saidBy(notice));
}

/** Drops notices that the device no longer reports, so that they are shown if they become true again. */
export function keepCurrent(away: Dismissed, notices: readonly Notice[]): Dismissed {
  const remaining = [...away].filter(([id, said]) =>
    notices.some(notice => notice.id === id && saidBy(notice) === said),
  );
  return remaining.length === away.size ? away : new Map(remaining);
}

const CALL_HOME = 'callHomeAvailable';
const CRASHES = 'crashes';

/**
 * Notices of the device as text, the most severe first. An offer that the device also makes as a warning is
 * shown once, with the server's name. `nowSeconds` since the epoch.
 */
export function noticesOf(
  { warnings, crashes, callHome, licence }: DeviceNotices,
  nowSeconds: number,
): readonly Notice[] {
  const offers = callHome === undefined ? [] : callHomeNotices(callHome);
  const warned = warnings === undefined ? [] : warningNotices(warnings);
  return [
    ...warned.filter(({ id }) => id !== CALL_HOME || offers.length === 0),
    ...crashNotices(crashes ?? []),
    ...offers,
    ...(licence === undefined ? [] : licenceNotices(licence, nowSeconds)),
  ].toSorted(compareNotices);
}

/** Dismisses a notice on the device, by its id and by what the device reported last. */
export async function dismissOnDevice(
  port: Pick<NoticesPort, 'dismissWarning' | 'dismissCrashes' | 'dismissCallHome'>,
  id: string,
  { warnings, callHome }: DeviceNotices,
): Promise<void> {
  if (id === CRASHES) return port.dismissCrashes();
  if (id === CALL_HOME && callHome?.available) await port.dismissCallHome();
  if (id === CALL_HOME && !warnings?.callHomeAvailable) return undefined;
  return isWarning(id) ? port.dismissWarning(id) : undefined;
}

type Warning = Parameters<NoticesPort['dismissWarning']>[0];

const WARNINGS: Readonly<Record<Warning, true>> = {
  defaultPassword: true,
  customScripts: true,
  watchdogReset: true,
  callHomeAvailable: true,
  emergencyReasonCode: true,
  firmwareNeedsPassword: true,
  thirdPartyFirmware: true,
  uploadedFirmwareVersion: true,
};

function isWarning(id: string): id is Warning {
  return Object.hasOwn(WARNINGS, id);
}
