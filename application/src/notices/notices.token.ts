import type { Message } from '@radiolink/domain/errors';
import type { Notice } from '@radiolink/domain/notices';
import type { EventCallable, Store } from 'effector';
import { type Token, token } from '../wiring/token.ts';
import type { DeviceNotices } from './notices.port.ts';

/** A notice as shown on the page. */
export interface ShownNotice {
  readonly notice: Notice;
  /** `device`: dismissed permanently. `page`: until reload. Null: this user cannot dismiss it. */
  readonly dismissal: 'device' | 'page' | null;
  /** Why dismissing it failed; empty when it was not tried. */
  readonly problems: readonly Message[];
}

/** Warnings, crashes, offers and licence of the device, and the firmware of the two ends. */
export interface NoticesModel {
  /** Begins to ask; more often changes nothing. */
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  /** Dismisses the notice of an id immediately, and restores it when the device rejects. */
  readonly dismissed: EventCallable<string>;
  /** As the device told them last, whatever the user put away. */
  readonly $device: Store<DeviceNotices>;
  /** The worst first. */
  readonly $notices: Store<readonly ShownNotice[]>;
  /** The device's own notices that the user has not dismissed: input of the alerts. */
  readonly $reported: Store<readonly Notice[]>;
  /** The firmware of the two ends does not fit, and the user has not put the notice of it away. */
  readonly $firmwareMismatch: Store<boolean>;
}

export const NoticesModel: Token<NoticesModel> = token<NoticesModel>('NoticesModel');
