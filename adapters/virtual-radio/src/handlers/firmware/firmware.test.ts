import { describe, expect, it } from 'vitest';
import { readFields } from '../../wire/fields.ts';
import { firmwareUpload } from './firmware.ts';

/** A body with a declared length; the test does not send 49 MB to be refused. */
const said = (bytes: number) =>
  new Request('http://radio/fwupl.cgi', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'content-length': String(bytes) },
    body: 'x',
  });

describe('a firmware upload', () => {
  it('a firmware upload that is too large is told to be, not to be missing', async () => {
    expect((await readFields(said(49 * 1024 * 1024))).isOversized).toBe(true);
    expect((await readFields(said(1))).isOversized).toBe(false);
    const fields = await readFields(said(49 * 1024 * 1024));
    const answer = await firmwareUpload.answer({ fields } as never);
    expect(await answer.json()).toMatchObject({ code: 4, message: 'The firmware image is too large' });
  });
});
