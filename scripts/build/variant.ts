/** What one build of the interface differs in from that of `npm run build`; a package is built beside it. */
export interface Variant {
  /** Folder of the built interface. */
  readonly dist: string;
  /** Folder of what the build notes about it. */
  readonly notes: string;
  /** Ids of the features that it leaves out. */
  readonly without: readonly string[];
  /** For little flash: fewer and larger files. */
  readonly compact: boolean;
  /** What its manufacturer sets, as JSON; empty where it sets nothing. */
  readonly maker: string;
}

/** The variant that the environment names: the bundler runs as a process of its own. */
export function variantOf(environment: Readonly<Record<string, string | undefined>>): Variant {
  const {
    RADIOLINK_DIST: dist,
    RADIOLINK_NOTES: notes,
    RADIOLINK_WITHOUT: without = '',
    RADIOLINK_COMPACT: compact,
    RADIOLINK_MAKER: maker,
  } = environment;
  return {
    dist: dist || 'dist',
    notes: notes || '.build',
    without: without.split(',').filter(id => id !== ''),
    compact: compact === 'yes',
    maker: maker ?? '',
  };
}

/** Pages and adapters of features that are left out, by the request that imports them. */
export const leftOutRequests = (without: readonly string[]): RegExp =>
  new RegExp(`(?:^\\.|/(?:classic|v1|browser))/(?:${without.join('|')})/(?:part|[\\w-]+\\.adapter)\\.ts$`);
