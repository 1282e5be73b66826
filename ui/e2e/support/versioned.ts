import type { VirtualRadio } from '@radiolink/virtual-radio';
import { ADMIN } from './radio.ts';

type Json = Readonly<Record<string, unknown>>;

const BASE = 'http://radio.example/api/v1.0';
const CALLER = { address: '192.0.2.201' };

/** Reads the configuration object of a device with the versioned API only, beside the browser. */
export async function versionedObjectOf(radio: VirtualRadio): Promise<Json> {
  const headers = { 'content-type': 'application/json' };
  const login = await radio.fetch(
    new Request(`${BASE}/user/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) }),
    CALLER,
  );
  const token = login.headers.get('x-auth-token') ?? '';
  const request = new Request(`${BASE}/system/airos/configuration`, { headers: { 'x-auth-token': token } });
  return (await (await radio.fetch(request, CALLER)).json()) as Json;
}

/** Reads `wireless.interfaces` of such a device; main radio first. */
export async function versionedRadiosOf(radio: VirtualRadio): Promise<readonly Json[]> {
  const { wireless } = (await versionedObjectOf(radio)) as { wireless: { interfaces: Json[] } };
  return wireless.interfaces;
}
