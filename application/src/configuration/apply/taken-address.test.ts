import { createEvent } from 'effector';
import { describe, expect, it } from 'vitest';
import type { ReadConfiguration } from '../configuration.port.ts';
import { createEditingModel } from '../editing.model.ts';
import { ADDRESS, HOST, TEXT } from './apply-page.mother.ts';
import { createTakenAddress, isTaken } from './taken-address.ts';

const NEW = '192.0.2.77';
const PLACE = { host: HOST, goTo: () => undefined } as never;
const turn = () => new Promise(resolve => setImmediate(resolve));

describe('a new address', () => {
  const at = (host: string) => ({ scheme: 'http', host, port: 80 }) as const;
  const probe = (answer: () => Promise<boolean>) => ({ place: PLACE, probe: { answers: answer } });

  it('a new address is taken where something answers', async () => {
    expect(
      await isTaken(
        at(NEW),
        probe(async () => true),
      ),
    ).toBe(true);
    expect(
      await isTaken(
        at(NEW),
        probe(async () => false),
      ),
    ).toBe(false);
  });

  it('a new address that cannot be probed counts as free', async () => {
    expect(
      await isTaken(
        at(NEW),
        probe(() => Promise.reject(new Error('blocked'))),
      ),
    ).toBe(false);
  });

  it('a new address of this page on another port is never taken, and none is not probed', async () => {
    const never = probe(() => Promise.reject(new Error('probed')));
    expect(await isTaken({ ...at(HOST), port: 8080 }, never)).toBe(false);
    expect(await isTaken(undefined, never)).toBe(false);
  });
});

describe('the taken address of pending changes', () => {
  /** An editor with the configuration read, and what answers at addresses. */
  function editing(answers: (url: string) => boolean) {
    const nobody = () => Promise.reject(new Error('nobody asked'));
    const model = createEditingModel(
      { read: nobody, write: nobody, apply: nobody, discard: nobody },
      createEvent<ReadConfiguration>(),
    );
    const probed: string[] = [];
    const $taken = createTakenAddress({
      editing: model,
      place: PLACE,
      probe: { answers: async url => probed.push(url) > 0 && answers(url) },
    });
    model.configurationRead({ text: TEXT, modified: false, firstSetup: false });
    return { model, probed, taken: () => $taken.getState() };
  }

  it('the taken address of pending changes is told while something answers there', async () => {
    const { model, taken } = editing(() => true);
    model.edited(new Map([[ADDRESS, NEW]]));
    expect(taken()).toBeNull();
    await turn();
    expect(taken()).toBe(`http://${NEW}`);
    model.edited(new Map([[ADDRESS, HOST]]));
    expect(taken()).toBeNull();
  });

  it('the taken address of pending changes is not told of another address than the pending one', async () => {
    const { model, taken, probed } = editing(url => url.includes(NEW));
    model.edited(new Map([[ADDRESS, NEW]]));
    model.edited(new Map([[ADDRESS, '192.0.2.78']]));
    await turn();
    expect(probed).toEqual([`http://${NEW}`, 'http://192.0.2.78']);
    expect(taken()).toBeNull();
  });

  it('the taken address of pending changes is asked about once for an address, whatever else is edited', async () => {
    const { model, probed } = editing(() => false);
    model.edited(new Map([['snmp.status', 'enabled']]));
    await turn();
    expect(probed).toEqual([]);
    model.edited(new Map([[ADDRESS, NEW]]));
    model.edited(new Map([['snmp.status', 'disabled']]));
    await turn();
    expect(probed).toEqual([`http://${NEW}`]);
  });
});
