/** Replaces the browser's `XMLHttpRequest`, as far as uploads use it, over the demo's `fetch`. */
export function demoUpload(fetch: (request: Request) => Promise<Response>): typeof XMLHttpRequest {
  class DemoUpload extends EventTarget {
    readonly upload = new EventTarget();
    responseType = '';
    response: ArrayBuffer | undefined;
    status = 0;
    statusText = '';
    #method = 'GET';
    #url = '';
    #answered = new Headers();
    readonly #headers = new Headers();
    readonly #cut = new AbortController();

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    send(body: Blob): void {
      const { size } = body;
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { loaded: size, total: size, lengthComputable: true }),
      );
      void this.#exchange(body)
        .then(() => this.dispatchEvent(new ProgressEvent('load')))
        .catch(() => this.dispatchEvent(new ProgressEvent(this.#cut.signal.aborted ? 'abort' : 'error')))
        .finally(() => this.dispatchEvent(new ProgressEvent('loadend')));
    }

    abort(): void {
      this.#cut.abort();
    }

    async #exchange(body: Blob): Promise<void> {
      const { signal } = this.#cut;
      const answer = await fetch(
        new Request(this.#url, { method: this.#method, headers: this.#headers, body, signal }),
      );
      this.response = await answer.arrayBuffer();
      this.status = answer.status;
      this.statusText = answer.statusText;
      this.#answered = answer.headers;
    }
  }
  return DemoUpload as unknown as typeof XMLHttpRequest;
}
