import { sameStructure } from '@radiolink/application/status/share-structure';
import type { ComposedRequest } from '../compose/compose.ts';
import { isJsonObject, type JsonObject } from './json-place.ts';
import { INTERFACES_ROUTE } from './port-values.ts';
import { SYSTEM_ROUTE } from './system-values.ts';

export const CONFIGURATION_ROUTE = '/system/airos/configuration';
export const SERVICES_ROUTE = '/services';

/** What a device answered besides the configuration object; of any kind. */
export interface MoreObjects {
  readonly services: unknown;
  readonly system: unknown;
  readonly interfaces: unknown;
}

/** The objects of a device as one: those of other routes stand under their route, interfaces by their id. */
export function loadedObjects(
  configuration: JsonObject,
  { services, system, interfaces }: MoreObjects,
): JsonObject {
  return {
    ...configuration,
    ...(isJsonObject(services) && { services }),
    ...(isJsonObject(system) && { [SYSTEM_ROUTE]: system }),
    ...(Array.isArray(interfaces) && { [INTERFACES_ROUTE]: byId(interfaces) }),
  };
}

/**
 * The writes that bring a device from one state to another: the configuration and the services whole, unless
 * only other objects differ; of `/system` the parts that differ, of `/interfaces` the entries.
 */
export function writesOf(before: JsonObject, wanted: JsonObject): readonly ComposedRequest[] {
  const { services, [SYSTEM_ROUTE]: system, [INTERFACES_ROUTE]: interfaces, ...rest } = wanted;
  const parts = differing(before[SYSTEM_ROUTE], system);
  const ports = Object.values(differing(before[INTERFACES_ROUTE], interfaces));
  const others = [
    ...(Object.keys(parts).length > 0 ? [put(SYSTEM_ROUTE, parts)] : []),
    ...(ports.length > 0 ? [put(INTERFACES_ROUTE, ports)] : []),
  ];
  const isRestAsBefore = [...Object.keys(rest), 'services'].every(name =>
    sameStructure(before[name], wanted[name]),
  );
  if (isRestAsBefore && others.length > 0) return others;
  return [
    put(CONFIGURATION_ROUTE, { ...rest, services: {} }),
    ...(isJsonObject(services) ? [put(SERVICES_ROUTE, services)] : []),
    ...others,
  ];
}

/** The configuration object with its services, as one write takes it. */
export function configurationBody({
  [SYSTEM_ROUTE]: _system,
  [INTERFACES_ROUTE]: _interfaces,
  ...configuration
}: JsonObject): JsonObject {
  return configuration;
}

function byId(interfaces: readonly unknown[]): JsonObject {
  return Object.fromEntries(
    interfaces.filter(isJsonObject).flatMap(entry => {
      const { identification } = entry;
      const id = isJsonObject(identification) ? identification['id'] : undefined;
      return typeof id === 'string' ? [[id, entry] as const] : [];
    }),
  );
}

function differing(before: unknown, wanted: unknown): JsonObject {
  if (!isJsonObject(wanted)) return {};
  const known = isJsonObject(before) ? before : {};
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !sameStructure(known[name], value)),
  );
}

const put = (route: string, body: unknown): ComposedRequest => ({ method: 'PUT', route, body });
