import type { ConfigText } from '../configuration/config-text.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { type Message, message } from '../errors/message.ts';
import { addressedInterfaces, managementInterfaces } from '../network-mode/management-after.ts';
import { entryName } from '../settings/setting-name.ts';
import { firewallRefusals, type Refusal } from './firewall-refusals.ts';
import { type Block, forwardedAway } from './forwarded-away.ts';
import { ACCESS, isManagedOn, type ManagementService, managementServices, RULES } from './packet-filter.ts';
import { wayIn, type WayIn } from './ways-in.ts';

/** Everything that shuts out the management of a device, whole or in part, where it was let in before. */
export function newBlocks(before: ConfigText, after: ConfigText): readonly Block[] {
  const was = blocksOf(before, addressedInterfaces(before));
  const shares = new Set(was.map(({ rule, share }) => `${rule} ${share}`));
  const places = new Set(was.map(({ rule, share, devname }) => `${rule} ${share} ${devname}`));
  const addressed = addressedInterfaces(before);
  const known = managementInterfaces(before);
  const devnames = [...addressedInterfaces(after)].filter(
    devname => devname === managementInterface(after) || known.has(devname),
  );
  return blocksOf(after, new Set(devnames)).filter(({ rule, share, devname }) =>
    addressed.has(devname)
      ? !places.has(`${rule} ${share} ${devname}`)
      : // What blocked management where it was is nothing new where it moves to.
        !shares.has(`${rule} ${share}`),
  );
}

/**
 * Names what shuts out the management of a device and did not before, on any of its sides: firewall rules, port
 * forwardings, the DMZ, and the list of interfaces. A rule says a thing once, with all interfaces of which it is true.
 */
export function managementLockouts(before: ConfigText, after: ConfigText): readonly Message[] {
  const blocks = newBlocks(before, after);
  const first = new Map(blocks.toReversed().map(block => [`${block.rule} ${block.says('').key}`, block]));
  return blocks
    .filter(block => [...first.values()].includes(block))
    .map(({ rule, says }) => {
      const words = JSON.stringify(says(''));
      const same = blocks.filter(each => each.rule === rule && JSON.stringify(each.says('')) === words);
      return says([...new Set(same.map(({ devname }) => devname))].join(', '));
    });
}

function blocksOf(config: ConfigText, devnames: ReadonlySet<string>): readonly Block[] {
  const services = managementServices(config);
  const page = services.find(({ name }) => name === 'HTTPS') ?? services.find(({ name }) => name === 'HTTP');
  const ways = [...devnames].map(devname => wayIn(config, devname));
  return [
    ...ways.flatMap(({ devname }) => (isManagedOn(config, devname) ? [] : [notOnList(devname)])),
    ...ways.flatMap(way => {
      const ofPage = page === undefined ? [] : pageBlocks(config, way, page);
      const ssh = services.filter(({ name }) => name === 'SSH');
      const ofSsh = ssh.flatMap(service => serviceBlocks(config, way, service));
      return [...ofPage, ...ofSsh.filter(({ rule }) => ofPage.every(each => each.rule !== rule))];
    }),
    ...forwardedAway(config, ways, services),
  ];
}

const notOnList = (devname: string): Block => ({
  rule: ACCESS,
  devname,
  share: '',
  says: interfaces =>
    message('Management access does not include {interface}: you may lose access to the device.', {
      interface: interfaces,
    }),
});

function pageBlocks(config: ConfigText, way: WayIn, page: ManagementService): readonly Block[] {
  return firewallRefusals(config, way, page).map(refusal => ({
    rule: refusal.rule,
    devname: way.devname,
    share: refusal.source ?? refusal.admitted ?? '',
    says: interfaces => pageWords(refusal, nameOf(config, refusal.rule), interfaces),
  }));
}

function pageWords({ source, admitted }: Refusal, name: string | number, interfaces: string): Message {
  if (source !== undefined) {
    return message(
      'Firewall rule {name} blocks management from {source}. It is unknown whether this browser has such an address: you may lose access to the device.',
      { name, source },
    );
  }
  return admitted
    ? message(
        'Firewall rule {name} blocks management except from {source}. It is unknown whether this browser has such an address: you may lose access to the device.',
        { name, source: admitted },
      )
    : message('Firewall rule {name} blocks management on {interface}: you may lose access to the device.', {
        name,
        interface: interfaces,
      });
}

function serviceBlocks(config: ConfigText, way: WayIn, service: ManagementService): readonly Block[] {
  return firewallRefusals(config, way, service).map(({ rule, admitted = '', source = '' }) => ({
    rule,
    devname: way.devname,
    share: [service.name, source, admitted].join(' '),
    says: interfaces =>
      message(
        'Firewall rule {name} blocks {service} on {interface}: you may lose access to the device there.',
        { name: nameOf(config, rule), service: service.name, interface: interfaces },
      ),
  }));
}

const nameOf = (config: ConfigText, rule: string): string | number =>
  entryName(RULES, rule, key => config.get(key)) ?? Number(rule.slice(RULES.length + 1));
