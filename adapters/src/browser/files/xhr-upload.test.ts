import type { TransferProgress } from '@radiolink/application/files/transfer';
import { describe, expect, it } from 'vitest';
import { type UploadingRequest, xhrUpload } from './xhr-upload.ts';

/** An XMLHttpRequest that does what a test says. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly log: string[] = [];
  readonly sent: Promise<Blob>;
  responseType: XMLHttpRequestResponseType = '';
  response: unknown = new TextEncoder().encode('{"code":0}').buffer;
  status = 200;
  readonly statusText = 'OK';
  send: (body: Blob) => void = () => undefined;

  constructor() {
    super();
    this.sent = new Promise(resolve => (this.send = resolve));
  }

  open(method: string, url: string): void {
    this.log.push(`${method} ${url}`);
  }

  setRequestHeader(name: string, value: string): void {
    this.log.push(`${name}: ${value}`);
  }

  abort(): void {
    this.log.push('aborted');
    this.tell('abort');
  }

  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-a: b: c\r\n';
  }

  tell(type: string): void {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

function upload(signal?: AbortSignal) {
  const fake = new FakeRequest();
  const progress: TransferProgress[] = [];
  const request = new Request('http://radio.test/fwupl.cgi', {
    method: 'POST',
    headers: { 'X-CSRF-ID': 'c0ffee' },
    body: 'image',
    ...(signal && { signal }),
  });
  const answer = xhrUpload(() => fake as unknown as UploadingRequest)(request, each => progress.push(each));
  return { fake, progress, answer };
}

describe('an upload by XMLHttpRequest', () => {
  it('sends the request as it is', async () => {
    const { fake, answer } = upload();
    const body = await fake.sent;
    fake.tell('load');
    await answer;
    expect(fake.log[0]).toBe('POST http://radio.test/fwupl.cgi');
    expect(fake.log).toContain('x-csrf-id: c0ffee');
    expect(await body.text()).toBe('image');
  });

  it('gives the answer as fetch does', async () => {
    const { fake, answer } = upload();
    await fake.sent;
    fake.tell('load');
    const response = await answer;
    expect([response.status, response.headers.get('x-a')]).toEqual([200, 'b: c']);
    expect(await response.json()).toEqual({ code: 0 });
  });

  it('takes an answer without a body', async () => {
    const { fake, answer } = upload();
    await fake.sent;
    fake.status = 204;
    fake.tell('load');
    expect((await answer).body).toBeNull();
  });

  it('tells how much has gone, and the whole where it is known', async () => {
    const { fake, progress, answer } = upload();
    await fake.sent;
    const reported = (loaded: number, total: number, lengthComputable: boolean) =>
      fake.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
    reported(3, 5, true);
    reported(4, 0, false);
    fake.tell('load');
    await answer;
    expect(progress).toEqual([
      { bytes: 3, totalBytes: 5 },
      { bytes: 4, totalBytes: undefined },
    ]);
  });

  it('fails as fetch does on a device that is not there', async () => {
    const { fake, answer } = upload();
    await fake.sent;
    fake.tell('error');
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it('an upload by XMLHttpRequest is cut when it is cancelled', async () => {
    const abort = new AbortController();
    const { fake, answer } = upload(abort.signal);
    await fake.sent;
    abort.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(fake.log).toContain('aborted');
  });

  it('an upload by XMLHttpRequest is not begun when it was cancelled before', async () => {
    const abort = new AbortController();
    abort.abort();
    const { fake, answer } = upload(abort.signal);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(fake.log).toEqual([]);
  });
});
