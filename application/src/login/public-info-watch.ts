import { asFetchError, type FetchError, retryDelayMs } from '@radiolink/domain/errors';
import { LOGIN_POLL_MS } from '@radiolink/domain/interface';
import type { PublicInfo, PublicInfoPort } from '../session/public-info.port.ts';
import { refreshedInfo } from './refreshed-info.ts';

export interface PublicInfoWatchOptions {
  readonly port: PublicInfoPort;
  /** The language that the user chose in this session, if any. */
  readonly language?: string | undefined;
  /** Told with the first answer, then only when something changed. */
  readonly onInfo: (info: PublicInfo) => void;
  /** Told with each answer that fails to come, and with undefined once the device answers again. */
  readonly onSilence: (silence: Silence | undefined) => void;
}

/** The device does not answer. */
export interface Silence {
  readonly failure: FetchError;
  /** Failed tries in a row, from 1. */
  readonly failures: number;
}

/**
 * Asks for the public info while somebody looks: once with languages and translations, then every 5 s without. At most
 * one request is under way; none is sent while the page is hidden.
 */
export class PublicInfoWatch {
  readonly #options: PublicInfoWatchOptions;
  #known: PublicInfo | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  #visible = false;

  constructor(options: PublicInfoWatchOptions, known?: PublicInfo) {
    this.#options = options;
    this.#known = known;
  }

  /** Begins with an answer at once, or after the pause when one is known already. */
  start(): void {
    this.#visible = true;
    if (this.#known === undefined) void this.#ask();
    else this.#schedule(LOGIN_POLL_MS);
  }

  /** Goes on at once when the page is seen again. */
  resume(): void {
    if (this.#visible) return;
    this.#visible = true;
    void this.#ask();
  }

  /** No further request; an answer under way is still taken. */
  pause(): void {
    this.#visible = false;
    clearTimeout(this.#timer);
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (this.#visible) this.#timer = setTimeout(() => void this.#ask(), delayMs);
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    clearTimeout(this.#timer);
    this.#asking = true;
    try {
      this.#take(await this.#read());
      this.#schedule(LOGIN_POLL_MS);
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure === undefined) throw reason;
      this.#failures += 1;
      this.#options.onSilence({ failure, failures: this.#failures });
      this.#schedule(retryDelayMs(this.#failures));
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
    if (this.#failures > 0) this.#options.onSilence(undefined);
    this.#failures = 0;
    const info = this.#known === undefined ? answer : refreshedInfo(this.#known, answer);
    if (info === this.#known) return;
    this.#known = info;
    this.#options.onInfo(info);
  }
}
