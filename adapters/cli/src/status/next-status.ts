import type { Radio } from '@radiolink/client/node';
import { RequestFailure } from '@radiolink/domain/errors';
import type { DeviceStatus } from '@radiolink/domain/status';
import { firstValueFrom } from 'rxjs';

/** The next status of a radio. @throws RequestFailure if the device does not send it */
export async function nextStatus({ status }: Radio): Promise<DeviceStatus> {
  const event = await firstValueFrom(status.watch());
  if (event.kind === 'failure') throw new RequestFailure(event.failure);
  return event.status;
}
