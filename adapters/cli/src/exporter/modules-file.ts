import { BlockList, isIP } from 'node:net';
import type { NodeConnectOptions } from '@radiolink/client/node';
import type { CliIo } from '../cli-io.ts';
import { firstLine } from '../connection/connection-options.ts';
import { UsageError } from '../failure.ts';
import { readJsonFile } from '../json-file.ts';

/** How the exporter logs in to the targets of one module. */
export type Module = Pick<NodeConnectOptions, 'username' | 'password' | 'tls' | 'pins'>;

/** What the file says: who may be probed, and how. */
export interface ExporterSetup {
  readonly isAllowed: IsAllowed;
  readonly modules: ReadonlyMap<string, Module>;
}

const TLS: ReadonlySet<unknown> = new Set(['verify', 'pin', 'insecure']);

/** Reads the modules. @throws UsageError that names what is wrong, never a password */
export function readModules(path: string, io: Pick<CliIo, 'readFile'>): ExporterSetup {
  const { allow, modules } = recordOf(readJsonFile(path, io), path);
  if (!Array.isArray(allow) || allow.length === 0)
    throw new UsageError(
      `${path}: "allow" must list the networks that may be probed, such as "192.0.2.0/24".`,
    );
  const named = Object.entries(recordOf(modules, `${path}: "modules"`));
  if (named.length === 0) throw new UsageError(`${path}: "modules" is empty.`);
  return {
    isAllowed: allowedBy(allow.map(rule => ruleOf(rule, path))),
    modules: new Map(
      named.map(([name, module]) => [name, moduleOf(module, `${path}: module "${name}"`, io)]),
    ),
  };
}

function moduleOf(value: unknown, where: string, io: Pick<CliIo, 'readFile'>): Module {
  const { username, password, passwordFile, tls = 'verify', pins } = recordOf(value, where);
  if (typeof username !== 'string' || username === '') throw new UsageError(`${where} has no "username".`);
  const secret = typeof passwordFile === 'string' ? firstLine(io.readFile(passwordFile)) : password;
  if (typeof secret !== 'string') throw new UsageError(`${where} has neither "password" nor "passwordFile".`);
  // Sent, it would count as a wrong one: three of them block the address.
  if (secret === '') throw new UsageError(`${where}: its password is empty.`);
  if (!isTls(tls)) throw new UsageError(`${where}: "tls" is verify, pin or insecure.`);
  return { username, password: secret, tls, ...(typeof pins === 'string' && { pins }) };
}

function ruleOf(value: unknown, path: string): AllowRule {
  if (typeof value === 'string') return { hosts: value };
  const { hosts, ports } = recordOf(value, `${path}: a rule of "allow"`);
  if (typeof hosts !== 'string') throw new UsageError(`${path}: a rule of "allow" has no "hosts".`);
  if (ports === undefined) return { hosts };
  if (!Array.isArray(ports) || !ports.every(Number.isInteger))
    throw new UsageError(`${path}: "ports" of "${hosts}" must be numbers.`);
  return { hosts, ports: ports.map(Number) };
}

function isTls(value: unknown): value is NonNullable<Module['tls']> {
  return TLS.has(value);
}

function recordOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(`${where} must be a JSON object.`);
  return value as Readonly<Record<string, unknown>>;
}

/** Targets that may be probed: a network, an address or a name, and the ports there. */
interface AllowRule {
  readonly hosts: string;
  /** 80 and 443, unless given. */
  readonly ports?: readonly number[] | undefined;
}

const WEB_PORTS = [80, 443];

/** Decides whether a target may be probed. */
type IsAllowed = (target: URL) => boolean;

/**
 * Anybody who reaches the exporter chooses the target, and it carries a password there: only what a rule names is asked. A name is
 * allowed by the same name alone. It is not resolved to compare it with a network, since another answer could follow.
 *
 * @throws UsageError for a rule that names neither a network, an address nor a name
 */
export function allowedBy(rules: readonly AllowRule[]): IsAllowed {
  const tests = rules.map(({ hosts, ports = WEB_PORTS }) => {
    const isHost = hostTest(hosts);
    return (target: URL) => ports.includes(portOf(target)) && isHost(target.hostname.replace(/^\[|\]$/g, ''));
  });
  return target => tests.some(test => test(target));
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

function hostTest(hosts: string): (hostname: string) => boolean {
  const [address = '', prefix] = hosts.split('/');
  const family = isIP(address);
  if (family === 0) {
    if (prefix !== undefined || !/^[a-z\d.-]+$/i.test(hosts)) throw noRule(hosts);
    return hostname => hostname === hosts.toLowerCase();
  }
  const most = family === 4 ? 32 : 128;
  const bits = prefix === undefined ? most : Number(prefix);
  if (prefix !== undefined && (!/^\d+$/.test(prefix) || bits > most)) throw noRule(hosts);
  const type = family === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  list.addSubnet(address, bits, type);
  return hostname => isIP(hostname) === family && list.check(hostname, type);
}

const noRule = (hosts: string) =>
  new UsageError(`"${hosts}" is no network, address or name: allow 192.0.2.0/24 or tower.example.net.`);
