/** Bugs of a folder by what the tests made of them. */
export interface MutationScore {
  /** A test failed, or the program no longer ended. */
  readonly detected: number;
  readonly undetected: number;
  /** Bugs in what is computed once as a file is loaded: they are not planted. */
  readonly ignored: number;
}

/** The part of Stryker's report that is read: the statuses of the bugs of each file. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

const DETECTED = ['Killed', 'Timeout'];
const UNDETECTED = ['Survived', 'NoCoverage'];

/** Counts the bugs of reports. What was not drawn has none of the statuses that count. */
export function mutationScore(reports: readonly MutationReport[]): MutationScore {
  const statuses = reports
    .flatMap(({ files }) => Object.values(files))
    .flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (wanted: readonly string[]) => statuses.filter(status => wanted.includes(status)).length;
  return { detected: count(DETECTED), undetected: count(UNDETECTED), ignored: count(['Ignored']) };
}

/** 97.5 % of a normal distribution lie below it. */
const Z = 1.959_964;

/** Share of detected bugs; undefined where none was planted. */
export function detectedShare({ detected, undetected }: MutationScore): number | undefined {
  const planted = detected + undetected;
  return planted === 0 ? undefined : detected / planted;
}

/** The interval in which the share of all bugs lies with 95 % certainty, from a sample: Wilson's, which is right near 1 too. */
export function wilsonInterval({ detected, undetected }: MutationScore): readonly [number, number] {
  const planted = detected + undetected;
  if (planted === 0) return [0, 1];
  const share = detected / planted;
  const center = share + Z ** 2 / (2 * planted);
  const margin = Z * Math.sqrt((share * (1 - share)) / planted + Z ** 2 / (4 * planted ** 2));
  const scale = 1 + Z ** 2 / planted;
  return [Math.max(0, (center - margin) / scale), Math.min(1, (center + margin) / scale)];
}

const percent = (share: number): string => (share * 100).toFixed(1);

/** One line of the table that `docs/mutation.md` has: folder, bugs planted, detected, share, and its interval if drawn. */
export function scoreRow(folder: string, score: MutationScore, isSample: boolean): string {
  const share = detectedShare(score);
  const [low, high] = wilsonInterval(score);
  const cells = [
    folder,
    score.detected + score.undetected,
    score.detected,
    share === undefined ? '—' : `${percent(share)} %`,
    ...(isSample ? [`${percent(low)} to ${percent(high)}`] : []),
    score.ignored,
  ];
  return `| ${cells.join(' | ')} |`;
}
