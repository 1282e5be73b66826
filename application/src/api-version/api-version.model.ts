import { isOtherApiVersion } from '@radiolink/domain/device';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import type { PagePort } from '../place/page.port.ts';
import { type Token, token } from '../wiring/token.ts';
import type { ApiVersionPort } from './api-version.port.ts';

export interface ApiVersionModelPorts {
  readonly apiVersion: ApiVersionPort;
  readonly page: PagePort;
}

/** The device's API version against the supported one. §9.interface. */
export interface ApiVersionModel {
  /** Sends one request to the device. */
  readonly opened: EventCallable<void>;
  /** Reloads the page, as the device serves it now. */
  readonly reloadRequested: EventCallable<void>;
  /** The user goes on with this page. */
  readonly dismissed: EventCallable<void>;
  /** The version of a device that differs from the page's; null while there is nothing to say. */
  readonly $other: Store<string | null>;
}

export const ApiVersionModel: Token<ApiVersionModel> = token<ApiVersionModel>('ApiVersionModel');

/** Compares once: a device that comes back with another interface has the page reloaded in any case. */
export function createApiVersionModel({ apiVersion, page }: ApiVersionModelPorts): ApiVersionModel {
  const opened = createEvent();
  const reloadRequested = createEvent();
  const dismissed = createEvent();
  const $requested = createStore(false).on(opened, () => true);
  const readFx = createEffect(async () => (await apiVersion.read()) ?? '');
  const reloadFx = createEffect(() => page.reload());
  sample({ clock: $requested.updates, target: readFx });
  sample({ clock: reloadRequested, target: reloadFx });
  const $other = createStore<string | null>(null)
    .on(readFx.doneData, (_, version) => (isOtherApiVersion(version) ? version : null))
    .on(dismissed, () => null);
  return { opened, reloadRequested, dismissed, $other };
}
