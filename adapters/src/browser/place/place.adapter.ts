import { MOVED_HASH, LocationPort } from '@radiolink/application/place/place.port';
import { browserPort } from '../browser-ports.ts';

/** The location bar. */
export class BrowserPlace implements LocationPort {
  #leaving = false;

  constructor(private readonly location: Pick<Location, 'hostname' | 'hash' | 'assign'> = window.location) {}

  get host(): string {
    return this.location.hostname;
  }

  goTo(url: string): void {
    if (this.#leaving) return;
    this.#leaving = true;
    // Only a route goes along: a ticket in the hash must not.
    const { hash } = this.location;
    this.location.assign(`${url}/${MOVED_HASH}${hash.startsWith('#/') ? hash.slice(1) : ''}`);
  }
}

/** Where the page is shown, by the browser. Its reload is bound at the start. */
export const PORTS = [browserPort(LocationPort, () => new BrowserPlace())];
