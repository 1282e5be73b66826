import { type ConfigText, ENABLED } from '@radiolink/domain/configuration';
import { addressAndNetmask, cidrOf, isIpv4 } from '@radiolink/domain/network';
import {
  configurationObject,
  linesOfConfiguration,
} from '../configuration/projection/configuration-object.ts';
import type { Radio } from '../../radio.ts';
import { hasDefaultPassword, userInSlot } from '../../users/user-accounts.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { entryOf, flagIn, objectIn, textIn } from '../body.ts';
import { currentConfiguration, writeConfiguration } from '../configuration/write-configuration.ts';
import { type V1Call, v1SessionCall } from '../exchange.ts';

/** Fields shared with the configuration object, under the same names. */
const SHARED = ['hostname', 'timezone', 'analyticsEnabled', 'location', 'country', 'countryCode'] as const;

/** Object of `/system`. §v1.system. */
function systemJson(radio: Radio, config: ConfigText): Record<string, unknown> {
  const { system, network } = objectIn(configurationObject(config));
  const { site } = radio.profile;
  const ipv4 = objectIn(entryOf(entryOf(entryOf(network, 'interfaces'), 'data'), 'ipv4'));
  const dynamic = textIn(ipv4, 'addressType') === 'dynamic';
  const kind = dynamic ? { type: 'dynamic', origin: 'dhcp' } : { type: 'static' };
  const [gateway, cidr] = [textIn(ipv4, 'defaultGateway'), textIn(ipv4, 'cidr')];
  const servers = entryOf(network, 'dnsServers');
  return {
    analyticsEnabled: false,
    location: { latitude: site.latitude, longitude: site.longitude, height: site.heightMetres },
    ...Object.fromEntries(
      SHARED.flatMap(name => {
        const value = entryOf(system, name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    domainName: '',
    factoryDefault: !radio.setupComplete && hasDefaultPassword(config),
    dnsServers: (Array.isArray(servers) ? servers : []).map(server => ({
      ...kind,
      version: 'v4',
      address: textIn(server, 'address') ?? '',
    })),
    defaultGateway: gateway === undefined ? [] : [{ ...kind, version: 'v4', address: gateway }],
    users: [1, 2].flatMap(slot => {
      const user = userInSlot(config, slot);
      return user === undefined ? [] : [{ username: user.name, readOnly: user.readOnly }];
    }),
    management: {
      vlanID: entryOf(entryOf(entryOf(network, 'interfaces'), 'data'), 'mgmtVLAN') ?? null,
      addresses: cidr === undefined ? [] : [{ ...kind, version: 'v4', cidr, eui64: false }],
    },
    ledsEnabled: config.get('system.leds.nightmode') !== ENABLED,
    resetButtonEnabled: config.get('system.external.reset') === ENABLED,
    time: radio.clock.now(),
  };
}

/** The part of the configuration object in which a system object differs from the present state. */
function asConfiguration(submitted: unknown, now: unknown): Record<string, unknown> {
  const system = Object.fromEntries(
    SHARED.flatMap(name => {
      const value = entryOf(submitted, name);
      const same = JSON.stringify(value) === JSON.stringify(entryOf(now, name));
      return value === undefined || same ? [] : [[name, value]];
    }),
  );
  const servers = entryOf(submitted, 'dnsServers');
  const gateways = entryOf(submitted, 'defaultGateway');
  const addresses = entryOf(entryOf(submitted, 'management'), 'addresses');
  const gateway = Array.isArray(gateways) ? textIn(gateways[0], 'address') : undefined;
  const cidr = Array.isArray(addresses) ? textIn(addresses[0], 'cidr') : undefined;
  const ipv4 = {
    ...(gateway !== undefined && isIpv4(gateway) && { defaultGateway: gateway }),
    ...ofCidr(cidr),
  };
  return {
    system,
    network: {
      ...(Array.isArray(servers) && {
        dnsServers: servers.map(server => ({ address: textIn(server, 'address') ?? '' })),
      }),
      ...(Object.keys(ipv4).length > 0 && { interfaces: { data: { ipv4 } } }),
    },
  };
}

function ofCidr(cidr: string | undefined): Record<string, string> {
  const found = cidr === undefined ? undefined : addressAndNetmask(cidr);
  const text = found && cidrOf(found.address, found.netmask);
  return found && text ? { cidr: text, address: found.address } : {};
}

/** GET /system. §v1.system. */
const systemRead = v1SessionCall('GET', '/system', exchange =>
  jsonAnswer(systemJson(exchange.radio, currentConfiguration(exchange))),
);

/** PUT /system — any part of it; answers the whole object. §v1.system. */
const systemWrite = v1SessionCall('PUT', '/system', exchange => {
  const { radio } = exchange;
  const submitted = objectIn(exchange.body);
  const before = currentConfiguration(exchange);
  const changes = new Map(
    linesOfConfiguration(asConfiguration(submitted, systemJson(radio, before)), before),
  );
  const leds = flagIn(submitted, 'ledsEnabled');
  const reset = flagIn(submitted, 'resetButtonEnabled');
  const onOff = (on: boolean): string => (on ? ENABLED : 'disabled');
  if (leds !== undefined) changes.set('system.leds.nightmode', onOff(!leds));
  if (reset !== undefined) changes.set('system.external.reset', onOff(reset));
  const refused = writeConfiguration(exchange, changes, config => systemJson(radio, config));
  return refused ?? jsonAnswer(systemJson(radio, currentConfiguration(exchange)));
});

export const systemCalls: readonly V1Call[] = [systemRead, systemWrite];
