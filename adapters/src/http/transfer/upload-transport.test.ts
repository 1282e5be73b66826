import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { expect, it } from 'vitest';
import { withPollingPaused } from './upload-transport.ts';

it('an upload is withPollingPaused: automatic requests are disabled until it ends or fails', async () => {
  const heartbeat = new HeartbeatLock();
  const states: boolean[] = [];
  heartbeat.running.subscribe(state => states.push(state));
  const seen: (boolean | undefined)[] = [];
  const upload = withPollingPaused(() => {
    seen.push(states.at(-1));
    return Promise.resolve(new Response('ok'));
  }, heartbeat);
  const request = new Request('http://radio.test/fwupl.cgi', { method: 'POST', body: 'image' });
  expect(await (await upload(request, () => undefined)).text()).toBe('ok');
  expect(seen).toEqual([false]);

  const failing = withPollingPaused(() => Promise.reject(new Error('gone')), heartbeat);
  await expect(failing(request, () => undefined)).rejects.toThrow('gone');
  expect(states).toEqual([true, false, true, false, true]);
});
