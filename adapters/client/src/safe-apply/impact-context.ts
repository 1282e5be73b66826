import { settingsFacts } from '@radiolink/application/configuration/settings-facts';
import { parseBoardInfo } from '@radiolink/domain/device';
import { type ImpactContext, linkedFrequency } from '@radiolink/domain/impact';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { Radio } from '../radio.ts';

/** What the rules of a change depend on besides the configuration; what a device does not say restricts nothing. */
export async function impactContext(
  { session, regulation }: Radio,
  status: DeviceStatus | undefined,
): Promise<ImpactContext> {
  const country = await regulation.read().catch(() => null);
  return {
    ...settingsFacts(country, parseBoardInfo(session.boardInfo)),
    linkedMhz: status && linkedFrequency(status),
  };
}
