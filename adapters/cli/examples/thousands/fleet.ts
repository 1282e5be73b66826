/** A point-to-point link: `remote` is reached through `local`, so that a mistake at the remote end cuts it off. */
export interface Link {
  readonly id: string;
  readonly site: string;
  readonly local: string;
  readonly remote: string;
}

/** A radio to be read. */
export interface AuditJob {
  readonly url: string;
  readonly site: string;
}

/** A link to be moved to another channel. */
export interface ChannelJob {
  readonly run: string;
  readonly link: Link;
  readonly frequencyMhz: number;
}

/** A radio alone, of a sector: its stations are children of the job of the access point. */
export interface SectorJob {
  readonly run: string;
  readonly url: string;
  readonly site: string;
  readonly frequencyMhz: number;
}

/** What one worker may not exceed. */
export interface Limits {
  /** Jobs that a site begins within a second: its backhaul carries the customers too. */
  readonly perSiteAndSecond: number;
  /** Links that may fail before the whole run stops. */
  readonly failures: number;
  /** How long a lock lasts without being renewed: a worker that died holds it no longer. */
  readonly lockMs: number;
}
