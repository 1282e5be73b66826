import type { DeviceStatus } from '@radiolink/domain/status';
import type { Store } from 'effector';
import { type DeviceClock, deviceClock } from '../status/device-clock.ts';
import type { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { type LinkPartner, linkPartner } from './link-partner.ts';

/** What the system page shows of the running device beside its configuration. */
export interface SystemModel {
  readonly $clock: Store<DeviceClock | null>;
  readonly $partner: Store<LinkPartner | null>;
  /** Where the receiver of the device is; null without one. */
  readonly $gps: Store<NonNullable<DeviceStatus['gps']> | null>;
}

export const SystemModel: Token<SystemModel> = token<SystemModel>('SystemModel');

/** Reads the status; it requests nothing itself. */
export function createSystemModel({ status }: { readonly status: Pick<StatusModel, 'slice'> }): SystemModel {
  return {
    $clock: status.slice(deviceClock),
    $partner: status.slice(linkPartner),
    $gps: status.slice(({ gps }) => gps ?? null),
  };
}
