import type { DeviceStatus } from '@radiolink/domain/status';
import type { Store } from 'effector';
import type { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { type LinkPartner, linkPartner } from './link-partner.ts';

/** The clock of the device. */
export interface DeviceClock {
  /** Local time of the device, as it writes it. */
  readonly localTime: string | undefined;
  /** When NTP last set it. */
  readonly lastSync: string | undefined;
}

/** What the system page shows of the running device beside its configuration. */
export interface SystemModel {
  readonly $clock: Store<DeviceClock | null>;
  readonly $partner: Store<LinkPartner | null>;
  /** Where the receiver of the device is; null without one. */
  readonly $gps: Store<NonNullable<DeviceStatus['gps']> | null>;
}

/** Token of the system model. */
export const SystemModel: Token<SystemModel> = token<SystemModel>('SystemModel');

/** Reads the status; it requests nothing itself. */
export function createSystemModel({ status }: { readonly status: Pick<StatusModel, 'slice'> }): SystemModel {
  return {
    $clock: status.slice(({ host, ntpLastSync }) => ({ localTime: host.localTime, lastSync: ntpLastSync })),
    $partner: status.slice(linkPartner),
    $gps: status.slice(({ gps }) => gps ?? null),
  };
}
