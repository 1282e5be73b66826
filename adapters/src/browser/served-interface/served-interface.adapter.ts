import {
  type ServedInterface,
  ServedInterfacePort,
} from '@radiolink/application/served-interface/served-interface.port';
import { filter, fromEvent, map, type Observable } from 'rxjs';
import { browserPort } from '../browser-ports.ts';

export interface ServedInterfaceParts {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Address of the page, without a hash. */
  readonly url: string;
  /** Addresses of the scripts that the page itself was served with. */
  readonly scripts: readonly string[];
  /** Where failed loads of scripts and styles are dispatched. */
  readonly failures: EventTarget;
}

const TIME_OUT_MS = 10_000;

/**
 * The interface at the address of this page, by the names of its scripts, which change with their content. The rest of a
 * served page differs by the language and the state of the device.
 */
export class BrowserServedInterface implements ServedInterfacePort {
  readonly partMissing: Observable<void>;

  constructor(private readonly parts: ServedInterfaceParts = ownParts()) {
    // The error of an element does not bubble: it is caught on its way down.
    this.partMissing = fromEvent(parts.failures, 'error', { capture: true }).pipe(
      filter(({ target }) => isPart(target)),
      map(() => undefined),
    );
  }

  async compare(): Promise<ServedInterface> {
    const { url, scripts } = this.parts;
    const served = scriptsOf(await this.#served(), url);
    // Nothing that this page could be exchanged for: another server answers for the device, or none.
    if (served.length === 0) return 'unknown';
    return served.every(script => scripts.includes(script)) ? 'same' : 'other';
  }

  async #served(): Promise<string> {
    const { fetch, url } = this.parts;
    try {
      const answer = await fetch(
        new Request(url, {
          cache: 'no-store',
          redirect: 'error',
          headers: { accept: 'text/html' },
          signal: AbortSignal.timeout(TIME_OUT_MS),
        }),
      );
      return answer.ok ? await answer.text() : '';
    } catch {
      return '';
    }
  }
}

const PARTS: ReadonlySet<unknown> = new Set(['SCRIPT', 'LINK']);

const isPart = (target: EventTarget | null): boolean =>
  target !== null && 'tagName' in target && PARTS.has(target.tagName);

const SCRIPT = /<script\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi;

/** Found in the text: parsing it is what the policy of the page forbids. */
function scriptsOf(html: string, url: string): readonly string[] {
  return [...html.matchAll(SCRIPT)].map(([, source = '']) => addressOf(source, url));
}

function addressOf(source: string, url: string): string {
  return URL.canParse(source, url) ? new URL(source, url).href : source;
}

function ownParts(): ServedInterfaceParts {
  const { origin, pathname, search } = window.location;
  return {
    fetch: request => globalThis.fetch(request),
    url: `${origin}${pathname}${search}`,
    scripts: [...document.scripts].map(({ src }) => src),
    failures: window,
  };
}

/** The interface that is served at the address of the page. */
export const PORTS = [browserPort(ServedInterfacePort, () => new BrowserServedInterface())];
