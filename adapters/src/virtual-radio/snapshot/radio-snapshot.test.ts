import { describe, expect, it } from 'vitest';
import { aRadio, aSession, RadioClient } from '../testing/radio-client.mother.ts';
import type { WireStatus } from '../testing/status-shape.mother.ts';
import { createVirtualRadio } from '../virtual-radio.ts';

describe('a snapshot', () => {
  it('brings the same device back, still logged in', async () => {
    const { client, clock, radio } = await aSession({ profile: 'sta-ptp' });
    await client.post('/api/cfg', { cfgData: 'snmp.contact=remembered\n' });
    clock.advance(60);
    const before = await client.json<WireStatus>('/status.cgi');
    const snapshot = radio.snapshot();
    clock.advance(5);
    const again = createVirtualRadio({ profile: 'sta-ptp', clock, snapshot });
    const caller = { address: '', cookies: client.cookies };
    const ask = (path: string) => again.fetch(new Request(`http://radio.example${path}`), caller);
    const after = (await (await ask('/status.cgi')).json()) as WireStatus;
    expect(await (await ask('/getcfg.cgi')).text()).toContain('snmp.contact=remembered');
    expect(after.host.uptime - before.host.uptime).toBe(5);
  });

  it.each(['', '{}', 'null', '{"form":1}', '{"form":2,"profile":"ap-ptmp"}'])(
    '%j changes nothing',
    async snapshot => {
      const { client } = aRadio({ snapshot });
      expect((await client.login()).status).toBe(200);
    },
  );

  it('of another profile changes nothing', async () => {
    const { radio } = await aSession({ profile: 'sta-ptp' });
    const other = aRadio({ profile: 'router', snapshot: radio.snapshot() });
    expect((await new RadioClient(other.radio).login()).status).toBe(200);
    expect(other.radio.address).toBe('198.51.100.1');
  });
});
