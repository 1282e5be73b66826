import type { DeviceSession } from '@radiolink/application/safe-apply/device-line';
import type { DeviceStatus } from '@radiolink/domain/status';
import { statusOnce } from '../../remote-device/remote-session-parts.ts';
import { COUNT } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { V1Configuration } from '../configuration/configuration.adapter.ts';
import { V1ConfigurationTest } from '../configuration/configuration-test.adapter.ts';
import { V1Presence } from '../presence/presence.adapter.ts';
import { V1RegulatoryDomain } from '../regulation/regulatory-domain.adapter.ts';
import { boardInfoOf } from '../session/board-info.mapper.ts';

/** Runs what needs a login at the remote device, at its address by the current status. */
export type AskRemote = <T>(run: () => Promise<T>) => Promise<T>;

/** A remote device as a change of its configuration asks it, by the versioned API. §v1. */
export async function remoteDeviceSession(
  ask: AskRemote,
  client: V1Client,
  readStatus: () => Promise<DeviceStatus>,
  now: () => number,
): Promise<DeviceSession> {
  const configuration = new V1Configuration(client);
  const test = new V1ConfigurationTest(client);
  const presence = new V1Presence(client);
  const regulation = new V1RegulatoryDomain(client);
  const device = await ask(() => client.get('/api/v1.0/device'));
  const system = await ask(() => client.get('/api/v1.0/system'));
  const countryCode = readAnswer(system, root => root.numberOrText('countryCode', COUNT));
  return {
    session: { boardInfo: boardInfoOf(device, countryCode) },
    configuration: {
      endsOwnTestsOnly: configuration.endsOwnTestsOnly,
      alwaysSaves: configuration.alwaysSaves,
      read: () => ask(() => configuration.read()),
      write: write => ask(() => configuration.write(write)),
      apply: () => ask(() => configuration.apply()),
      discard: options => ask(() => configuration.discard(options)),
    },
    configurationTest: { read: () => ask(() => test.read()) },
    presence: { ask: () => ask(() => presence.ask()) },
    regulation: { read: country => ask(() => regulation.read(country)) },
    status: { watch: () => statusOnce(readStatus, now) },
    close: async () => undefined,
  };
}
