import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { BehaviorSubject } from 'rxjs';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { memorySession } from '../client/client.mother.ts';
import { fetchUpload } from '../transfer/upload-transport.ts';
import { createV1Client } from './client/v1-client.ts';
import { V1Session } from './session/login-parts.ts';

/** A page that is logged in to a radio with the versioned API only, and its requests since. */
export async function wavePage() {
  const clock = { now: () => Date.now() };
  const radio = createVirtualRadio({ profile: 'wave', stations: 2, clock });
  const requested: string[] = [];
  const fetch = (request: Request) => {
    requested.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1.0', '')}`);
    return radio.fetch(request, { address: '192.0.2.9' });
  };
  const session = memorySession();
  const client = createV1Client({ baseUrl: 'http://radio.test', session, fetch });
  await new V1Session(client, session).login({ username: 'admin', password: 'Tower-Link-2026' });
  const visible = new BehaviorSubject(true);
  const heartbeat = new HeartbeatLock();
  requested.length = 0;
  return {
    radio,
    client,
    requested,
    visible,
    heartbeat,
    upload: fetchUpload(fetch),
    around: { visibility: { visible }, heartbeat, clock },
  };
}

/** Result of `wavePage`. */
export type WavePage = Awaited<ReturnType<typeof wavePage>>;
