import { assert, asyncProperty, double, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { injectFault, Unreachable } from './inject-fault.ts';
import type { FaultPlan } from './faults.ts';

const JSON_TEXT = '{"ok":true,"code":0}';

/** An answer that suffers a plan, and what happened on the way. */
async function suffered(plan: FaultPlan, { path = '/status.cgi', draw = 0.5, text = JSON_TEXT } = {}) {
  const waited: number[] = [];
  let requests = 0;
  const answer = await injectFault(
    { plan, path, random: () => draw, wait: async milliseconds => void waited.push(milliseconds) },
    async () => {
      requests += 1;
      return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });
    },
  );
  return { status: answer.status, text: await answer.text(), waited, requests };
}

describe('an answer', () => {
  it('an answer comes unharmed without a plan', async () => {
    expect(await suffered({})).toEqual({ status: 200, text: JSON_TEXT, waited: [], requests: 1 });
  });

  it('an answer is lost when the draw lies below the loss, and the device never gets the request', async () => {
    await expect(suffered({ loss: 0.5 }, { draw: 0.49 })).rejects.toBeInstanceOf(Unreachable);
    expect((await suffered({ loss: 0.5 }, { draw: 0.5 })).requests).toBe(1);
    await expect(suffered({ loss: 1 }, { draw: 0.999 })).rejects.toBeInstanceOf(Unreachable);
    expect((await suffered({ loss: 0 }, { draw: 0 })).requests).toBe(1);
  });

  it('waits first, and is late even as an error', async () => {
    expect(await suffered({ latencyMs: 700, status: 403 })).toEqual({
      status: 403,
      text: '{"error":"Not authorized"}',
      waited: [700],
      requests: 0,
    });
  });

  it('an answer of a server error is empty, as devices send it', async () => {
    expect(await suffered({ status: 500 })).toMatchObject({ status: 500, text: '', requests: 0 });
  });

  it.each([
    [0, ''],
    [0.5, JSON_TEXT.slice(0, 10)],
    [0.99, JSON_TEXT.slice(0, 19)],
    [1, JSON_TEXT],
  ])('an answer is cut after %f of its length', async (truncate, text) => {
    expect((await suffered({ truncate })).text).toBe(text);
  });

  it('an answer is a beginning of the whole one, wherever it is cut', async () => {
    await assert(
      asyncProperty(double({ min: 0, max: 1, noNaN: true }), string(), async (truncate, text) => {
        const cut = (await suffered({ truncate }, { text })).text;
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(truncate * text.length);
      }),
      { numRuns: 50 },
    );
  });

  it('holds another text, which is cut as well', async () => {
    expect((await suffered({ wrongJson: '[1,2,3,4]', truncate: 0.5 })).text).toBe('[1,2');
    expect((await suffered({ wrongJson: '' })).text).toBe('');
  });

  it('suffers on the paths of the plan alone', async () => {
    const plan = { status: 500, path: '/api/' } as const;
    expect((await suffered(plan, { path: '/api/info/user' })).status).toBe(500);
    expect((await suffered(plan, { path: '/status.cgi' })).status).toBe(200);
    expect((await suffered({ ...plan, path: '' }, { path: '/status.cgi' })).status).toBe(500);
  });

  it('an answer on other paths is not lost nor late', async () => {
    const plan = { unreachable: true, loss: 1, latencyMs: 9, path: '/api/' };
    expect(await suffered(plan)).toEqual({ status: 200, text: JSON_TEXT, waited: [], requests: 1 });
  });
});
