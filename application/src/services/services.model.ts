import type { Store } from 'effector';
import type { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';

/** The clock of the device, as its status tells it. */
export interface DeviceClock {
  /** Local time, `YYYY-MM-DD HH:MM:SS`. */
  readonly time: string | undefined;
  /** When NTP set it last, local time. */
  readonly lastSync: string | undefined;
}

/** State of the services beside their settings. */
export interface ServicesModel {
  /** Null until the first answer. */
  readonly $clock: Store<DeviceClock | null>;
}

/** Token of the services model. */
export const ServicesModel: Token<ServicesModel> = token<ServicesModel>('ServicesModel');

export interface ServicesPorts {
  readonly status: Pick<StatusModel, 'slice'>;
}

export function createServicesModel({ status }: ServicesPorts): ServicesModel {
  return {
    $clock: status.slice(({ host, ntpLastSync }) => ({ time: host.localTime, lastSync: ntpLastSync })),
  };
}
