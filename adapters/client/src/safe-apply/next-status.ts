import { RequestFailure } from '@radiolink/domain/errors';
import type { DeviceStatus } from '@radiolink/domain/status';
import { firstValueFrom } from 'rxjs';
import type { Radio } from '../radio.ts';

/** The next status of a radio. @throws RequestFailure if the device does not send it */
export async function nextStatus({ status }: Pick<Radio, 'status'>): Promise<DeviceStatus> {
  const event = await firstValueFrom(status.watch());
  if (event.kind === 'failure') throw new RequestFailure(event.failure);
  return event.status;
}
