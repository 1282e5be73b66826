import { filter, firstValueFrom, map } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aScenarioRadio,
  addressKey,
  turnTime,
} from '../../../src/modules/scenarios/change-scenario.mother.ts';
import { driven, onDevice, pass, wayTo } from './driven-radio.mother.ts';
import { stationsAtLeast } from './apply-to.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

const NAME = 'resolv.host.1.name';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const aVersionedRadio = () => aScenarioRadio({ profile: 'wave' });

describe('a change in test mode on a device with the versioned API only', () => {
  it('a change in test mode on a device with the versioned API only is kept once the link formed again, and no call of the classic API is made', async () => {
    const radio = aVersionedRadio();
    const change = await driven(radio, { [NAME]: 'tower' });
    await pass(60);
    expect(change.result()).toMatchObject({ isKept: true, outcome: { kind: 'kept' }, unmet: [] });
    expect(onDevice(radio, NAME, 'stored')).toBe('tower');
    expect(change.requests.filter(path => path.endsWith('.cgi'))).toEqual([]);
  });

  it('falls back by itself where its condition is not met', async () => {
    const radio = aVersionedRadio();
    const before = onDevice(radio, NAME);
    const change = await driven(radio, { [NAME]: 'tower' }, { keepIf: [stationsAtLeast(99)] });
    await pass(60);
    expect(onDevice(radio, NAME)).toBe('tower');
    await pass(300);
    expect(change.result()).toMatchObject({ isKept: false, outcome: { kind: 'fell-back' } });
    expect(onDevice(radio, NAME)).toBe(before);
  });

  it('a change in test mode on a device with the versioned API only is followed to a new address, and kept there', async () => {
    const radio = aVersionedRadio();
    const address = radio.address.replace(/\d+$/, '77');
    const change = await driven(radio, { [addressKey(radio)]: address });
    await pass(60);
    expect(change.result()).toMatchObject({ isKept: true, url: `https://${address}` });
  });

  it.each(sampleOf(['reboot', 'power-loss'] as const, 1, 'event'))(
    'a change in test mode on a device with the versioned API only is what the device stored after a %s',
    async event => {
      const radio = aVersionedRadio();
      const before = onDevice(radio, NAME);
      const change = await driven(radio, { [NAME]: 'tower' }, { keepIf: [stationsAtLeast(99)] });
      await pass(30);
      radio.faults.happen(event);
      await pass(300);
      expect(change.reported()).toBe('rebooted');
      expect(onDevice(radio, NAME)).toBe(before);
    },
  );

  it.each(sampleOf([1, 3, 8, 20, 45], 2))(
    'a change in test mode on a device with the versioned API only is ended by one outcome, where the program was ended after %i s and goes on',
    async seconds => {
      const radio = aVersionedRadio();
      const before = onDevice(radio, NAME);
      const killed = await driven(radio, { [NAME]: 'tower' });
      await pass(seconds);
      killed.kill();
      await pass(12);
      const again = await driven(radio, { [NAME]: 'tower' }, { memory: killed.memory });
      await pass(400);
      expect(again.result() ?? killed.result()).toMatchObject({ isKept: true });
      expect([before === 'tower', onDevice(radio, NAME, 'stored')]).toEqual([false, 'tower']);
    },
  );
});

describe('the status of a device with the versioned API only', () => {
  it.each(sampleOf(['wave', 'ltu-ap'] as const, 1, 'profile'))(
    'has the hostname that was written and kept, and the one that was put back, on %s',
    async profile => {
      const radio = aScenarioRadio({ profile });
      const opening = wayTo(radio).open(`http://${radio.address}`);
      await pass(5);
      const device = await opening;
      const shown = async () => {
        const first = device.status.watch().pipe(
          filter(event => event.kind === 'sample'),
          map(({ status }) => status.host.hostname),
        );
        const reading = firstValueFrom(first);
        await pass(2);
        return await reading;
      };
      const write = async (name: string, testMode: boolean) => {
        const { text } = await device.configuration.read();
        const lines = text.replace(/^resolv\.host\.1\.name=.*$/m, `${NAME}=${name}`);
        const writing = device.configuration.write({ text: lines, testMode, noSave: false });
        await pass(15);
        await writing;
      };
      const was = (await shown()) ?? '';
      await write('tower', true);
      expect(await shown()).toBe('tower');
      const keeping = device.configuration.apply();
      await pass(10);
      await keeping;
      expect(await shown()).toBe('tower');
      await write(was, false);
      expect([was.length > 0, await shown()]).toEqual([true, was]);
    },
  );
});
