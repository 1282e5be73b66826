import type { EnginePage } from './engine-page.ts';

/** What a journey gets: a page of an engine. */
export interface Visit {
  readonly page: EnginePage;
  /** Where saved files arrive. */
  readonly downloads: string;
}

/** Something that a user does from beginning to end. */
export interface Journey {
  readonly name: string;
  readonly walk: (visit: Visit) => Promise<void>;
}
