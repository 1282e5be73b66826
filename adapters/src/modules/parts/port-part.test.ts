import { NoticesPort } from '@radiolink/application/notices';
import { StationNotesPort, StationPort } from '@radiolink/application/station';
import { PingPort } from '@radiolink/application/ping';
import { TraceroutePort } from '@radiolink/application/traceroute';
import { Container, ContainerModule } from 'inversify';
import { describe, expect, it, vi } from 'vitest';
import { V1_PARTS } from '../v1/page/index.ts';
import { BROWSER_PARTS, CLASSIC_PARTS, type PortPart, PortLoader } from './index.ts';

/** Names of the tokens that a part binds. */
async function bound(part: PortPart): Promise<readonly string[]> {
  const container = new Container();
  const module = await part.load();
  const names: string[] = [];
  const bind = container.bind.bind(container);
  vi.spyOn(container, 'bind').mockImplementation(((token: symbol) => bind(token)) as never);
  module.load({
    bind: (token: symbol) => {
      names.push(Symbol.keyFor(token)?.replace('radiolink.', '') ?? String(token));
      return bind(token);
    },
  } as never);
  return names;
}

describe.each([
  ['the classic interface', CLASSIC_PARTS],
  ['the versioned interface', V1_PARTS],
  ['the browser', BROWSER_PARTS],
])('the parts of %s', (_, parts) => {
  it('bind the ports that they name', async () => {
    for (const part of parts) expect((await bound(part)).toSorted()).toEqual([...part.ports].toSorted());
  });

  it('name no port twice', () => {
    const names = parts.flatMap(({ ports }) => ports);
    expect(names).toHaveLength(new Set(names).size);
  });
});

describe('a loader of ports', () => {
  const aPart = (name: string, token: symbol) => {
    const load = vi.fn<PortPart['load']>(
      async () => new ContainerModule(({ bind }) => void bind(token).toConstantValue(name)),
    );
    return { ports: [name], load };
  };

  it('loads the parts of the needed ports, each once', async () => {
    const container = new Container();
    const [ping, traceroute] = [
      aPart('PingPort', PingPort as symbol),
      aPart('TraceroutePort', TraceroutePort as symbol),
    ];
    const loader = new PortLoader(container, async () => [ping, traceroute]);
    await Promise.all([loader.bind([PingPort, NoticesPort]), loader.bind([PingPort])]);
    await loader.bind([StationPort]);
    expect([ping.load.mock.calls.length, traceroute.load.mock.calls.length]).toEqual([1, 0]);
    expect(container.get(PingPort)).toBe('PingPort');
  });

  it('loads again after a failure', async () => {
    const notes = aPart('StationNotesPort', StationNotesPort as symbol);
    notes.load.mockRejectedValueOnce(new Error('offline'));
    const loader = new PortLoader(new Container(), async () => [notes]);
    await expect(loader.bind([StationNotesPort])).rejects.toThrow('offline');
    await loader.bind([StationNotesPort]);
    expect(notes.load).toHaveBeenCalledTimes(2);
  });
});
