import type { ConfigChanges, ConfigText } from '@radiolink/domain/configuration';
import { entryOf } from '../../body.ts';
import { LineDraft } from './line-draft.ts';
import { NETWORK_PLACES } from './network-places.ts';
import { objectOf, takeObject } from './place.ts';
import { SERVICE_PLACES } from './service-places.ts';
import { SYSTEM_PLACES } from './system-places.ts';
import { WIRELESS_PLACES } from './wireless-places.ts';

const PLACES = [...SYSTEM_PLACES, ...NETWORK_PLACES, ...WIRELESS_PLACES];

/** The object of `/services`. An SNMP agent that is off reports nothing else. Versioned API, 6. */
export function servicesObject(config: ConfigText): Record<string, unknown> {
  const services = objectOf(SERVICE_PLACES, config);
  const isAgentOff = entryOf(services['snmpAgent'], 'enabled') === false;
  return isAgentOff ? { ...services, snmpAgent: { enabled: false } } : services;
}

/** The object of `/system/airos/configuration`, a projection of the lines. Versioned API, 6. */
export function configurationObject(config: ConfigText): Record<string, unknown> {
  return { ...objectOf(PLACES, config), services: servicesObject(config) };
}

/** The lines that a configuration object, or a part of one, rewrites. */
export function linesOfConfiguration(sent: unknown, config: ConfigText): ConfigChanges {
  const draft = new LineDraft(config);
  takeObject(PLACES, sent, draft);
  takeObject(SERVICE_PLACES, entryOf(sent, 'services'), draft);
  return draft.changes;
}

/** The lines that an object of `/services`, or a part of one, rewrites. */
export function linesOfServices(sent: unknown, config: ConfigText): ConfigChanges {
  const draft = new LineDraft(config);
  takeObject(SERVICE_PLACES, sent, draft);
  return draft.changes;
}
