import { settingsFacts } from '../configuration/settings-facts.ts';
import { parseBoardInfo } from '@radiolink/domain/device';
import { type ImpactContext, linkedFrequency } from '@radiolink/domain/impact';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { DeviceSession } from './device-session.ts';

/** What the rules of a change depend on besides the configuration; what a device does not say restricts nothing. */
export async function impactContext(
  { session, regulation }: Pick<DeviceSession, 'session' | 'regulation'>,
  status: DeviceStatus | undefined,
): Promise<ImpactContext> {
  const country = await regulation.read().catch(() => null);
  return {
    ...settingsFacts(country, parseBoardInfo(session.boardInfo)),
    linkedMhz: status && linkedFrequency(status),
  };
}
