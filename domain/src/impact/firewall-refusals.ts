import type { ConfigText } from '../configuration/config-text.ts';
import { isForPort, isRefusing, type ManagementService, rulesInUse } from './packet-filter.ts';
import { isTo, mayBeTo, type Share, type Sources, sourcesOf, type WayIn } from './ways-in.ts';

/** A rule that decides on a service, and on whom. */
interface Deciding extends Sources {
  readonly rule: string;
  readonly refuses: boolean;
  /** Empty for every source. */
  readonly source: string;
  /** The source that it leaves alone; empty for none. */
  readonly exception: string;
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
  const rules = rulesInUse(config)
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

function decides(config: ConfigText, rule: string, way: WayIn, port: number): boolean {
  const get = (leaf: string): string => config.get(`${rule}.${leaf}`) ?? '';
  return (
    matchesInterface(get('in'), way.devname) &&
    mayBeTo(way, get('dst')) &&
    !isTo(way, get('not.dst')) &&
    get('src_port') === '' &&
    isForPort(config, rule, port)
  );
}

function decidingRule(config: ConfigText, rule: string, way: WayIn): Deciding {
  const source = config.get(`${rule}.src`) ?? '';
  const exception = config.get(`${rule}.not.src`) ?? '';
  const meant = sourcesOf(way, source);
  const spared: Sources = exception === '' ? { local: 'none', beyond: 'none' } : sourcesOf(way, exception);
  return {
    rule,
    refuses: isRefusing(config, rule),
    source,
    exception: spared.local === 'none' && spared.beyond === 'none' ? '' : exception,
    local: spared.local === 'all' ? 'none' : meant.local,
    beyond: spared.beyond === 'all' ? 'none' : meant.beyond,
  };
}

/** The interface of a rule: each one if it is left out, and each with the beginning before a `+`. */
const matchesInterface = (pattern: string, devname: string): boolean =>
  pattern.endsWith('+') ? devname.startsWith(pattern.slice(0, -1)) : pattern === '' || pattern === devname;
