import type { Message } from '@radiolink/domain/errors';
import type { Notice } from '@radiolink/domain/notices';
import type { EventCallable, Store } from 'effector';
import { type Token, token } from '../wiring/token.ts';

/** A notice as it stands on the page. */
export interface ShownNotice {
  readonly notice: Notice;
  /** `device`: for good; `page`: until the page is loaded anew; null: this user may not put it away. */
  readonly dismissal: 'device' | 'page' | null;
  /** Why it could not be put away just now; empty when it was not tried. */
  readonly problems: readonly Message[];
}

/** Warnings, crashes, offers and licence of the device, and the firmware of the two ends. */
export interface NoticesModel {
  /** Begins to ask; more often changes nothing. */
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  /** Puts the notice of an id away at once, and takes it back when the device refuses. */
  readonly dismissed: EventCallable<string>;
  /** The worst first. */
  readonly $notices: Store<readonly ShownNotice[]>;
  /** What the device itself tells and the user has not put away: for whoever gathers alerts. */
  readonly $told: Store<readonly Notice[]>;
  /** The firmware of the two ends does not fit, and the user has not put the notice of it away. */
  readonly $firmwareMismatch: Store<boolean>;
}

/** Token of the notices model. */
export const NoticesModel: Token<NoticesModel> = token<NoticesModel>('NoticesModel');
