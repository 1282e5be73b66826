import type { Received } from '@radiolink/openapi/received';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import { DiscoveryMode, type DiscoveredDevice, discoveryModeMessage } from '@radiolink/domain/tools';
import type { Section } from '../../wire/section.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT, SMALL } from '../../wire/ranges.ts';

const MOST_DEVICES = 2048;
const KNOWN_MODES: readonly number[] = Object.values(DiscoveryMode);

/** The devices that answered; one without a MAC is none. */
export function mapDiscovery(json: Received<'/discovery.cgi', 'post'>): readonly DiscoveredDevice[] {
  return readAnswer(json, root => root.sections('devices', MOST_DEVICES).flatMap(mapDevice));
}

function mapDevice(
  device: Section<NonNullable<Schemas['Discovery']['devices']>[number]>,
): readonly DiscoveredDevice[] {
  const mac = macAddress(device.text('hwaddr'));
  const addresses = [device.text('ipv4'), ...device.sections('addresses').map(each => each.text('ipv4'))];
  const mode = device.numberOrText('wmode', SMALL);
  const found = {
    protocol: 'UBNT',
    hostname: device.text('hostname'),
    product: device.text('product'),
    firmwareVersion: device.text('fwversion'),
    addresses: [...new Set(addresses.filter(address => address !== undefined))],
    essid: device.text('essid'),
    wirelessMode:
      mode !== undefined && KNOWN_MODES.includes(mode) ? discoveryModeMessage(mode).key : undefined,
    uptimeSeconds: device.numberOrText('uptime', COUNT),
  };
  return mac === undefined ? [] : [{ mac, ...found }];
}
