import type { ConfigText } from '../configuration/config-text.ts';
import { includesTcp } from '../network/ip-protocol.ts';
import { addressAndNetmask, cidrOf, coversSubnet, inSameSubnet, isInCidr } from '../network/ipv4-subnet.ts';
import { isOnLink, type OwnNetworks } from '../settings/checks/own-networks.ts';
import { entriesInUse, holdsPort, isRefusing, type ManagementService, RULES } from './packet-filter.ts';

interface Network {
  readonly ip: string;
  readonly netmask: string;
}

/** An interface by which a device is managed. */
export interface WayIn {
  readonly devname: string;
  /** Its own networks; none where a server assigns its address. */
  readonly own: readonly Network[];
  /** The networks behind the gateways there. */
  readonly routed: readonly Network[];
}

const ANYWHERE: Network = { ip: '0.0.0.0', netmask: '0.0.0.0' };

/** The networks from which a device is managed on an interface. */
export function wayIn(config: ConfigText, devname: string, { known, dynamic }: OwnNetworks): WayIn {
  const own = known.filter(network => network.devname === devname);
  const routed = entriesInUse(config, 'route').flatMap(route => {
    const gateway = config.get(`${route}.gateway`) ?? '';
    if (!own.some(network => isOnLink(gateway, network))) return [];
    const netmask = config.get(`${route}.netmask`) ?? '0';
    return [{ ip: config.get(`${route}.ip`) ?? '', netmask: netmask === '0' ? '0.0.0.0' : netmask }];
  });
  return { devname, own, routed: dynamic.has(devname) ? [ANYWHERE] : routed };
}

/** Connections of which a rule decides: all from somewhere, those of a part of it, or none. */
type Share = 'all' | 'part' | 'none';

/** A rule that decides on a service, and on whom. */
interface Deciding {
  readonly rule: string;
  readonly refuses: boolean;
  /** Empty for every source. */
  readonly source: string;
  /** The source that it leaves alone; empty for none. */
  readonly exception: string;
  readonly local: Share;
  readonly beyond: Share;
}

/** What refuses connections from some place: whole but for those admitted, or from one source. */
export interface Refusal {
  readonly rule: string;
  readonly admitted?: string;
  readonly source?: string;
}

/** The refusals of a service on one interface, by those of its own network and those behind a gateway. */
export function firewallRefusals(
  config: ConfigText,
  way: WayIn,
  service: ManagementService,
): readonly Refusal[] {
  const rules = entriesInUse(config, RULES)
    .filter(rule => decides(config, rule, way, service.port))
    .map(rule => decidingRule(config, rule, way));
  const local = refused(rules, ({ local: share }) => share);
  const beyond = way.routed.length === 0 ? [] : refused(rules, ({ beyond: share }) => share);
  return [...local, ...beyond.filter(({ rule }) => local.every(each => each.rule !== rule))];
}

function refused(rules: readonly Deciding[], shareOf: (rule: Deciding) => Share): readonly Refusal[] {
  // What one rule decides for everybody, no later one does.
  const end = rules.findIndex(rule => shareOf(rule) === 'all');
  const last = rules[end];
  if (last?.refuses === true) {
    const accepted = rules
      .slice(0, end)
      .filter(({ refuses, local, beyond }) => !refuses && (local !== 'none' || beyond !== 'none'));
    const admitted = [...accepted.map(({ source }) => source), last.exception].filter(each => each !== '');
    return [{ rule: last.rule, admitted: admitted.join(', ') }];
  }
  return rules
    .slice(0, end === -1 ? undefined : end)
    .filter(rule => shareOf(rule) === 'part' && rule.refuses)
    .map(({ rule, source }) => ({ rule, source }));
}

function decides(config: ConfigText, rule: string, { devname, own }: WayIn, port: number): boolean {
  const get = (leaf: string): string => config.get(`${rule}.${leaf}`) ?? '';
  const isTo = (range: string): boolean => own.some(({ ip }) => isInCidr(ip, range));
  return (
    matchesInterface(get('in'), devname) &&
    includesTcp(get('proto')) &&
    (get('dst') === '' || own.length === 0 || isTo(get('dst'))) &&
    !isTo(get('not.dst')) &&
    get('src_port') === '' &&
    holdsPort(get('dst_port'), port)
  );
}

function decidingRule(config: ConfigText, rule: string, way: WayIn): Deciding {
  const get = (leaf: string): string => config.get(`${rule}.${leaf}`) ?? '';
  const [source, exception] = [get('src'), get('not.src')];
  const sharesOf = (range: string): readonly [local: Share, beyond: Share] => [
    localShare(range, way),
    beyondShare(range, way),
  ];
  const spared = exception === '' ? NOBODY : sharesOf(exception);
  const meant = source === '' ? EVERYBODY : sharesOf(source);
  return {
    rule,
    refuses: isRefusing(config, rule),
    source,
    exception: spared.every(share => share === 'none') ? '' : exception,
    local: spared[0] === 'all' ? 'none' : meant[0],
    beyond: spared[1] === 'all' ? 'none' : meant[1],
  };
}

const NOBODY = ['none', 'none'] as const;
const EVERYBODY = ['all', 'all'] as const;

/** Share of the own network of an interface that a range holds. */
function localShare(range: string, { own }: WayIn): Share {
  if (own.length > 0 && own.every(({ ip, netmask }) => coversSubnet(range, ip, netmask))) return 'all';
  const address = addressAndNetmask(range)?.address ?? '';
  return own.some(({ ip, netmask }) => inSameSubnet(address, ip, netmask)) ? 'part' : 'none';
}

/** Share of what is behind the gateways of an interface that a range holds. */
function beyondShare(range: string, { own, routed }: WayIn): Share {
  if (routed.length > 0 && routed.every(({ ip, netmask }) => coversSubnet(range, ip, netmask))) return 'all';
  const source = addressAndNetmask(range);
  const isOwn = ({ ip, netmask }: Network): boolean =>
    source !== undefined && coversSubnet(cidrOf(ip, netmask) ?? '', source.address, source.netmask);
  if (source === undefined || own.some(isOwn)) return 'none';
  const overlaps = ({ ip, netmask }: Network): boolean =>
    inSameSubnet(source.address, ip, netmask) || inSameSubnet(ip, source.address, source.netmask);
  return routed.some(overlaps) ? 'part' : 'none';
}

/** The interface of a rule: each one if it is left out, and each with the beginning before a `+`. */
const matchesInterface = (pattern: string, devname: string): boolean =>
  pattern.endsWith('+') ? devname.startsWith(pattern.slice(0, -1)) : pattern === '' || pattern === devname;
