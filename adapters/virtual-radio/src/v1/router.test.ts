import { describe, expect, it } from 'vitest';
import { readRequest } from './router.ts';

const MEBIBYTE = 1024 * 1024;
const NOTHING = { body: {}, file: undefined };

function sent(body: BodyInit | undefined, type = 'application/json', headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { 'content-type': type, ...headers } };
  return readRequest(new Request('http://radio.invalid/', body === undefined ? init : { ...init, body }));
}

function uploaded(file: BodyInit | Blob, field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([file as BlobPart]), 'a.bin');
  return readRequest(new Request('http://radio.invalid/', { method: 'POST', body: form }));
}

describe('the content of a request', () => {
  it.each([undefined, '', '  \n'])('%j is an empty body', async body => {
    expect(await sent(body)).toEqual(NOTHING);
  });

  it('the content of a request of a GET is not read', async () => {
    expect(await readRequest(new Request('http://radio.invalid/?a=1'))).toEqual(NOTHING);
  });

  it.each(['{"a":1}', '[{"a":1}]', '"a"', '7'])('the content of a request is JSON: %s', async text => {
    expect(await sent(text)).toEqual({ body: JSON.parse(text), file: undefined });
  });

  it('the content of a request that is null counts as empty', async () => {
    expect(await sent('null')).toEqual(NOTHING);
  });

  it('the content of a request is JSON too where no type says so', async () => {
    expect(await sent('{"a":1}', 'text/plain')).toMatchObject({ body: { a: 1 } });
  });

  it('the content of a request is a form where the type says so: {"timeout":0} is accepted as timeout=0', async () => {
    expect(await sent('timeout=0', 'application/x-www-form-urlencoded')).toMatchObject({
      body: { timeout: '0' },
    });
  });

  it.each(['{"a":', '{a:1}', "{'a':1}", '{"a":1}}', 'undefined', '\u0000'])('%j is malformed', async text => {
    expect(await sent(text)).toBe('malformed');
  });

  it('the content of a request that is cut in the middle of an upload is malformed', async () => {
    expect(
      await sent('--x\r\ncontent-disposition: form-data; name="fi', 'multipart/form-data; boundary=x'),
    ).toBe('malformed');
  });

  it('keeps a name such as __proto__ as what it is', async () => {
    const read = await sent('{"__proto__":{"readOnly":false}}');
    expect(read).not.toBe('malformed');
    expect(Reflect.get(Object(Reflect.get(Object(read), 'body')), 'readOnly')).toBeUndefined();
  });

  it('the content of a request that says that it is longer than 64 MiB is not read', async () => {
    const said = { 'content-length': String(64 * MEBIBYTE + 1) };
    expect(await sent('{}', 'application/json', said)).toBe('too-large');
  });
});

describe('an upload', () => {
  it('an upload is the file of the field `file`', async () => {
    const read = await uploaded('content');
    const file: unknown = Reflect.get(Object(read), 'file');
    expect(file).toBeInstanceOf(File);
    expect(await (file as File).text()).toBe('content');
  });

  it('an upload in another field is none', async () => {
    expect(await uploaded('content', 'image')).toEqual(NOTHING);
  });

  it('an upload that is a text and no file is none', async () => {
    const form = new FormData();
    form.append('file', 'text');
    expect(await readRequest(new Request('http://radio.invalid/', { method: 'POST', body: form }))).toEqual(
      NOTHING,
    );
  });
});
