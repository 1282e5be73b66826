import type { RegisteredFeature } from '@radiolink/application/features/registry';
import type { OverviewLine } from './overview-lines.ts';

/** A section of the settings at a glance, in the language of the page. */
export interface SectionLines {
  readonly id: string;
  readonly title: string;
  /** Number of changed settings. */
  readonly pending: number;
  readonly lines: readonly OverviewLine[];
}

/** A settings page at a glance. */
export interface OverviewPart {
  readonly feature: RegisteredFeature;
  readonly title: string;
  readonly cards: readonly SectionLines[];
}
