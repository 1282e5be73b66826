import type { CutKind } from '@radiolink/domain/impact';
import type { Finding } from '@radiolink/domain/settings';
import { z } from 'zod';
import type { StoredPlan } from './changes.ts';
import {
  plainSentence,
  sentence,
  sentenceOf,
  settingKey,
  settingKeyShape,
  untrusted,
  untrustedText,
} from './untrusted.ts';

/** What locks the administrator out is refused, with a condition or without. */
const LOCKOUTS: ReadonlySet<CutKind> = new Set(['shut-out', 'lock-out', 'web-server']);

const finding = z.object({ ...settingKeyShape, what: sentence });
const findingOf = ({ key, problem }: Finding) => ({ ...settingKey(key), what: sentenceOf(problem) });

/** What `plan_change` answers. */
export const planShape = z.object({
  plan_id: z.string().optional().describe('Pass it to apply_plan. Missing where the change is refused.'),
  good_until: z.string().optional(),
  refused_because: z.array(sentence),
  changes: z.array(
    z.object({ ...settingKeyShape, before: untrustedText.optional(), after: untrustedText.optional() }),
  ),
  interruptions: z.array(z.object({ what: sentence, seconds: z.number().optional() })),
  needs_condition: z.boolean().describe('The change may cut the link: apply_plan needs keep_if.'),
  errors: z.array(finding),
  remarks: z.array(finding),
});

/** Whether a plan may cut the link: then it is kept on a condition only. */
export const needsCondition = ({ plan: { impact } }: StoredPlan): boolean => impact?.needsTest ?? false;

/** Why a plan is not sent at all. */
export function refusals({
  plan: { faults, impact, changes },
}: StoredPlan): readonly { readonly text: string }[] {
  const { cuts = [], testProblem } = impact ?? {};
  return [
    ...(changes.length === 0 ? [{ text: 'Nothing changes: the radio has all of it.' }] : []),
    ...faults.map(({ problem }) => sentenceOf(problem)),
    ...cuts
      .filter(({ kind }) => LOCKOUTS.has(kind))
      .map(({ message }) => ({ text: `It would lock the administrator out: ${plainSentence(message)}` })),
    ...(testProblem === undefined ? [] : [sentenceOf(testProblem)]),
  ];
}

/** The plan as its tool answers. */
export function planOf(stored: StoredPlan): z.input<typeof planShape> {
  const { changes, impact, faults, remarks } = stored.plan;
  const refused = refusals(stored);
  return {
    ...(refused.length === 0 && {
      plan_id: stored.id,
      good_until: new Date(stored.expiresAt).toISOString(),
    }),
    refused_because: [...refused],
    changes: changes.map(({ key, shownBefore, shownAfter }) => ({
      ...settingKey(key),
      before: untrusted(shownBefore),
      after: untrusted(shownAfter),
    })),
    interruptions: (impact?.cuts ?? []).map(({ message, seconds }) => ({
      what: sentenceOf(message),
      ...(seconds !== undefined && { seconds }),
    })),
    needs_condition: needsCondition(stored),
    errors: faults.map(findingOf),
    remarks: remarks.map(findingOf),
  };
}
