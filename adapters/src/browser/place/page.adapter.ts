import type { PagePort } from '@radiolink/application/place/page.port';

/** The page in the browser. Several reasons to reload that come together cause one reload. */
export class BrowserPage implements PagePort {
  #reloading = false;

  constructor(private readonly location: Pick<Location, 'reload'> = window.location) {}

  reload(): void {
    if (this.#reloading) return;
    this.#reloading = true;
    this.location.reload();
  }
}
