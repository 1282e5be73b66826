import { asFetchError, retryDelayMs, type FetchError } from '@radiolink/domain/errors';
import { LOGIN_POLL_MS } from '@radiolink/domain/interface';
import { Retries } from '../retry/retries.ts';
import type { PublicInfo, PublicInfoPort } from '../session/session.port.ts';

export interface PublicInfoWatchOptions {
  readonly port: PublicInfoPort;
  /** The language that the user chose in this session, if any. */
  readonly language?: string | undefined;
  /** Emitted with the first response, then only on a change. */
  readonly onInfo: (info: PublicInfo) => void;
  /** Emitted with each failed request, and with undefined once the device responds again. */
  readonly onSilence: (silence: Silence | undefined) => void;
}

/** The device does not respond. */
export interface Silence {
  readonly failure: FetchError;
  /** Failed tries in a row, from 1. */
  readonly failures: number;
}

/**
 * Polls the public info while the page is visible: once with languages and translations, then every 5 s
 * without. At most one request is in flight; none is sent while the page is hidden.
 */
export class PublicInfoWatch {
  readonly #options: PublicInfoWatchOptions;
  #known: PublicInfo | undefined;
  readonly #retries = new Retries({ pauseMs: retryDelayMs });
  #asking = false;
  #visible = false;

  constructor(options: PublicInfoWatchOptions, known?: PublicInfo) {
    this.#options = options;
    this.#known = known;
  }

  /** Begins with a response immediately, or after the pause when one is known already. */
  start(): void {
    this.#visible = true;
    if (this.#known === undefined) void this.#ask();
    else this.#schedule(LOGIN_POLL_MS);
  }

  /** Continues immediately when the page is visible again. */
  resume(): void {
    if (this.#visible) return;
    this.#visible = true;
    void this.#ask();
  }

  /** No further request; an answer under way is still taken. */
  pause(): void {
    this.#visible = false;
    this.#retries.cancel();
  }

  #schedule(delayMs: number): void {
    if (this.#visible) this.#retries.again(() => void this.#ask(), delayMs);
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#retries.cancel();
    this.#asking = true;
    try {
      this.#take(await this.#read());
      this.#schedule(LOGIN_POLL_MS);
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure === undefined) throw reason;
      this.#options.onSilence({ failure, failures: this.#retries.failed() });
      this.#schedule(this.#retries.pauseMs);
    } finally {
      this.#asking = false;
    }
  }

  async #read(): Promise<PublicInfo> {
    const { port, language } = this.#options;
    const chosen = language === undefined ? {} : { language };
    const known = this.#known;
    if (known === undefined) return port.read({ withLanguages: true, ...chosen });
    const fresh = await port.read({ withLanguages: false, ...chosen });
    // In another language the known translations are worth nothing.
    return fresh.uiLanguage === known.uiLanguage ? fresh : port.read({ withLanguages: true, ...chosen });
  }

  #take(answer: PublicInfo): void {
    if (this.#retries.failures > 0) this.#options.onSilence(undefined);
    this.#retries.succeeded();
    const info = this.#known === undefined ? answer : refreshedInfo(this.#known, answer);
    if (info === this.#known) return;
    this.#known = info;
    this.#options.onInfo(info);
  }
}

/**
 * The public info after a repeated request without its languages. The languages and translations are kept.
 * Unchanged lists keep their identity, so that nothing on the page is redrawn. Returns `known` itself when
 * nothing changed at all.
 */
export function refreshedInfo(known: PublicInfo, fresh: PublicInfo): PublicInfo {
  const isSameLanguage = fresh.uiLanguage === known.uiLanguage;
  const merged: PublicInfo = {
    ...fresh,
    uiLanguages: fresh.uiLanguages.length === 0 ? known.uiLanguages : fresh.uiLanguages,
    translations: isSameLanguage ? known.translations : fresh.translations,
    countries: same(fresh.countries, known.countries) ? known.countries : fresh.countries,
  };
  return same(merged, known) ? known : merged;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
