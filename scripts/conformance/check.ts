import type { Context } from './context.ts';
import type { Verdict } from './verdict.ts';

/** What a check needs, beyond a back end: an interface, an account, or leave to do something. */
export type Need = 'classic' | 'versioned' | 'form-login' | 'viewer' | 'changes' | 'patience';

export interface Check {
  /** `csrf/post-without` */
  readonly id: string;
  /** What has to hold, as a sentence. */
  readonly subject: string;
  readonly needs: readonly Need[];
  run(context: Context): Promise<Verdict>;
}
