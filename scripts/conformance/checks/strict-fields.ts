import { at } from './json-body.ts';

type Test = (value: unknown) => boolean;

const isText: Test = value => typeof value === 'string' && value !== '';
const isInteger: Test = value => Number.isInteger(value);
const isNumber: Test = value => typeof value === 'number';
const isFlag: Test = value => typeof value === 'boolean';
const isList: Test = Array.isArray;
const isOneOf =
  (...values: readonly unknown[]): Test =>
  value =>
    values.includes(value);

/** What a client does not get past: the field, what it has to be, and what that is called. */
interface Strict {
  readonly path: string;
  readonly test: Test;
  readonly expected: string;
  /** Fields of each entry of the list at `path`. */
  readonly each?: readonly Strict[];
}

const field = (path: string, test: Test, expected: string): Strict => ({ path, test, expected });
const list = (path: string, ...each: readonly Strict[]): Strict => ({
  path,
  test: isList,
  expected: 'a list',
  each,
});
const MODES = ['ap-ptp', 'ap-ptmp', 'sta-ptp', 'sta-ptmp'];

/** From the sources of the clients: docs/conformance.md names them. */
const STRICT: Readonly<Record<'airos' | 'device' | 'statistics', readonly Strict[]>> = {
  airos: [
    field('host.hostname', isText, 'text'),
    field(
      'host.fwversion',
      value => /^v\d|^[A-Z0-9]+\./.test(String(value)),
      'v and a number, or a known code',
    ),
    field('host.devmodel', isText, 'text'),
    field('host.netrole', isOneOf('bridge', 'router', 'soho'), 'bridge, router or soho'),
    field('host.uptime', isInteger, 'an integer'),
    field('host.cpuload', isNumber, 'a number'),
    field('wireless.mode', isOneOf(...MODES), MODES.join(', ')),
    field('wireless.essid', value => typeof value === 'string', 'text'),
    field('wireless.security', isText, 'text'),
    field('wireless.ieeemode', isText, 'text'),
    list('wireless.sta', field('mac', isText, 'text'), field('signal', isNumber, 'a number')),
    list(
      'interfaces',
      field('ifname', isText, 'text'),
      field('hwaddr', isText, 'text'),
      field('status.plugged', isFlag, 'true or false'),
      field('status.speed', isInteger, 'an integer'),
    ),
  ],
  device: [
    ...['firmware', 'firmwareVersion', 'model', 'product', 'mac'].map(name =>
      field(`identification.${name}`, isText, 'text'),
    ),
    list('capabilities.device.supportedFirmwares', field('flavor', isText, 'text')),
  ],
  statistics: [
    field('timestamp', isInteger, 'an integer'),
    field('device.uptime', isInteger, 'an integer'),
    list(
      'wireless.peers',
      field('common.hostname', value => typeof value === 'string', 'text'),
      field('common.uptime', isInteger, 'an integer'),
      field('common.counters.txRate', isInteger, 'an integer'),
      field('common.counters.rxRate', isInteger, 'an integer'),
    ),
  ],
};

/** The fields that a client refuses in an answer. */
export function wrongFields(value: unknown, of: keyof typeof STRICT): readonly string[] {
  return STRICT[of].flatMap(strict => problems(value, strict, ''));
}

function problems(
  value: unknown,
  { path, test, expected, each = [] }: Strict,
  before: string,
): readonly string[] {
  const found = at(value, path);
  if (!test(found)) return [`${before}${path} is ${JSON.stringify(found) ?? 'missing'}, not ${expected}`];
  if (!Array.isArray(found)) return [];
  return found.flatMap((entry, index) =>
    each.flatMap(one => problems(entry, one, `${before}${path}/${index}/`)),
  );
}
