import { RequestFailure } from '@radiolink/domain/errors';
import type { DeviceStatus } from '@radiolink/domain/status';
import { firstValueFrom } from 'rxjs';
import type { DeviceSession } from './device-session.ts';

/** The next status of a device. @throws RequestFailure if the device does not send it */
export async function nextStatus({ status }: Pick<DeviceSession, 'status'>): Promise<DeviceStatus> {
  const event = await firstValueFrom(status.watch());
  if (event.kind === 'failure') throw new RequestFailure(event.failure);
  return event.status;
}
