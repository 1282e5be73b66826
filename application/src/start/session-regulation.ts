import { isDomainOfCountry } from '@radiolink/domain/radio';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';

/** The regulatory domain that the session holds, if it is of the session's country. §4.start-up. */
export function sessionRegulation(store: Pick<SessionStore, 'get'>): DeviceRegulation | undefined {
  const country = store.get('ccode');
  const text = store.get('rd');
  if (country === undefined || text === undefined) return undefined;
  const regulation = parsed(text);
  return regulation !== undefined && isOfCountry(regulation, country) ? regulation : undefined;
}

/** Holds a regulatory domain in the session, if it is of the session's country. */
export function storeRegulation(store: SessionStore, regulation: DeviceRegulation): void {
  const country = store.get('ccode');
  if (country === undefined || !isOfCountry(regulation, country)) return;
  store.set({ rd: JSON.stringify(regulation) });
}

function isOfCountry({ domain, domain60 }: DeviceRegulation, country: number): boolean {
  const parts = [domain, domain60].filter(part => part !== undefined);
  return parts.length > 0 && parts.every(part => isDomainOfCountry(part, country));
}

/** Value written by an earlier page of this session; anything else is treated as absent. */
function parsed(text: string): DeviceRegulation | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isRegulation(read) ? read : undefined;
}

function isRegulation(read: unknown): read is DeviceRegulation {
  const domain = fieldOf(read, 'domain');
  const domain60 = fieldOf(read, 'domain60');
  const isFit = (value: unknown, rows: string) => value === undefined || Array.isArray(fieldOf(value, rows));
  return isFit(domain, 'interfaces') && isFit(domain60, 'channels') && (domain ?? domain60) !== undefined;
}

function fieldOf(owner: unknown, name: string): unknown {
  return typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
}
