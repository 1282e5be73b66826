import type { ApplyResult, LinkChangeResult } from '@radiolink/client/node';
import { ConfigText } from '@radiolink/domain/configuration';
import { z } from 'zod';
import { outcomeWords } from '../apply/outcome-text.ts';
import type { AuditedServer } from './audited-server.ts';
import { type Changes, CONDITION, type RunningChange } from './changes.ts';
import { needsCondition, planOf, planShape, refusals } from './plan-answer.ts';
import type { RadioPool } from './radio-pool.ts';
import { addTool, failureSentence, radioName, READ, type ToolGate, ToolRefusal } from './tool.ts';
import { plainSentence, type Sentence, sentence, untrusted } from './untrusted.ts';
import { settingsShape, wantedSettings } from './wanted-settings.ts';

/** A call answers after so long at the latest; a change goes on, and `change_status` follows it. */
const PATIENCE_SECONDS = 45;
const PROGRESS_SECONDS = 5;

const condition = z
  .string()
  .regex(CONDITION)
  .describe('link (formed again), stations>=N or signal>=-DBM. All must hold for the change to be kept.');

const stateShape = z.object({
  state: z.enum(['none', 'under way', 'ended']),
  is_kept: z.boolean().optional(),
  outcome: sentence.optional(),
  unmet_conditions: z.array(z.string()).optional(),
  seconds_until_revert: z.number().optional(),
  address: z.string().optional(),
});

/** Registers the tools that change radios. Everything they send is a test that the device ends by itself. */
export function addChangeTools(
  server: AuditedServer,
  gate: ToolGate,
  pool: RadioPool,
  changes: Changes,
  wait: (ms: number) => Promise<void>,
): void {
  addTool(server, gate, {
    name: 'plan_change',
    title: 'Plan a change',
    description:
      'Judges a change of settings and sends nothing: what it sets, what it interrupts, which rules it breaks. Settings by key (radio.1.freq) or by name; null removes one. Secrets and accounts cannot be changed here.',
    input: z.object({ radio: radioName, settings: settingsShape }),
    output: planShape,
    annotations: READ,
    run: async ({ radio, settings }) => {
      const text = await pool.use(radio, async each => (await each.configuration.read()).text);
      const wanted = wantedSettings(settings, ConfigText.parse(text));
      try {
        return planOf(await changes.plan(radio, wanted));
      } catch (reason) {
        if (reason instanceof RangeError) throw new ToolRefusal(reason.message);
        throw reason;
      }
    },
  });

  addTool(server, gate, {
    name: 'apply_plan',
    title: 'Apply a plan',
    description:
      'Sends a plan as a test. The device reverts by itself after 4 minutes unless every condition of keep_if has held for 5 s: then the change is kept. Answers after 45 s at the latest; change_status follows it further.',
    input: z.object({ plan_id: z.uuid(), keep_if: z.array(condition).max(5).default([]) }),
    output: stateShape,
    annotations: { ...READ, readOnlyHint: false, destructiveHint: true, idempotentHint: false },
    run: async ({ plan_id: id, keep_if: keepIf }, progress) => {
      const stored = changes.planned(id);
      const [refusal] = refusals(stored);
      if (refusal !== undefined) throw new ToolRefusal(refusal.text);
      if (needsCondition(stored) && keepIf.length === 0)
        throw new ToolRefusal(
          'This change may cut the link. Name at least one condition in keep_if, such as "link".',
        );
      const change = await changes.start(stored, keepIf.length === 0 ? ['link'] : keepIf);
      return followed(change, wait, progress);
    },
  });

  addTool(server, gate, {
    name: 'change_status',
    title: 'State of a change',
    description: 'Tells how the change of a radio stands, and waits up to 45 s for its end.',
    input: z.object({ radio: radioName }),
    output: stateShape,
    annotations: READ,
    run: async ({ radio }, progress) => {
      pool.named(radio);
      const change = changes.of(radio);
      return change === undefined ? { state: 'none' as const } : followed(change, wait, progress);
    },
  });

  addTool(server, gate, {
    name: 'revert',
    title: 'End a running test',
    description: 'Ends the running test of a radio: it goes back to its saved configuration at once.',
    input: z.object({ radio: radioName }),
    output: z.object({ outcome: z.string() }),
    annotations: { ...READ, readOnlyHint: false },
    run: async ({ radio }) =>
      pool.use(radio, async ({ configuration, configurationTest }) => {
        const { active, secondsLeft } = await configurationTest.read();
        if (!active) throw new ToolRefusal(`${radio} runs no test: there is nothing to revert.`);
        if (configuration.endsOwnTestsOnly === true)
          throw new ToolRefusal(
            `This device lets only the session that began a test end it. Wait: it reverts by itself${secondsLeft === undefined ? '' : ` in ${secondsLeft} s`}, and change_status tells when it has.`,
          );
        await configuration.discard({ testMode: true });
        return { outcome: 'The test was ended: the device goes back to its saved configuration.' };
      }),
  });

  addTool(server, gate, {
    name: 'link_change',
    title: 'Change both ends of a link',
    description:
      'Changes SSID, width or frequency of both ends as one: the remote end first, each under its own test, kept only when both are linked again. It takes up to 8 minutes and reports progress. A new key is set by the command radiolink link-change, since keys do not pass through here.',
    input: z.object({
      local: radioName.describe('The end that is reached without the link.'),
      remote: radioName,
      ssid: z.string().min(1).max(32).optional(),
      width_mhz: z.int().min(1).max(2160).optional(),
      frequency_mhz: z.int().min(1000).max(80_000).optional(),
    }),
    output: z.object({
      is_changed: z.boolean(),
      is_as_before: z.boolean(),
      local: sentence.optional(),
      remote: sentence.optional(),
    }),
    annotations: { ...READ, readOnlyHint: false, destructiveHint: true, idempotentHint: false },
    run: async ({ local, remote, ssid, width_mhz: widthMhz, frequency_mhz: frequencyMhz }, progress) => {
      if ([ssid, widthMhz, frequencyMhz].every(each => each === undefined))
        throw new ToolRefusal('Name what is to change: ssid, width_mhz or frequency_mhz.');
      if (local === remote) throw new ToolRefusal('local and remote are the same radio.');
      const running = changes.changeLink(local, remote, { ssid, key: undefined, widthMhz, frequencyMhz });
      let result: LinkChangeResult | undefined;
      for (let seconds = 0; result === undefined; seconds += PROGRESS_SECONDS) {
        progress(`${seconds} s`);
        result = await Promise.race([running, wait(PROGRESS_SECONDS * 1000).then(() => undefined)]);
      }
      return {
        is_changed: result.isChanged,
        is_as_before: result.isAsBefore,
        local: result.local && plainOutcome(result.local),
        remote: result.remote && plainOutcome(result.remote),
      };
    },
  });
}

async function followed(
  change: RunningChange,
  wait: (ms: number) => Promise<void>,
  progress: (text: string) => void,
): Promise<z.input<typeof stateShape>> {
  for (let seconds = 0; seconds < PATIENCE_SECONDS && !isOver(change); seconds += 1) {
    await Promise.race([change.ended, wait(1000)]);
    const left = change.progress?.secondsLeft;
    if (left !== undefined) progress(`The device reverts in ${left} s unless the conditions hold.`);
  }
  const { result, failure, progress: seen } = change;
  if (failure !== undefined)
    return { state: 'ended', is_kept: false, outcome: { text: failureSentence(failure) } };
  if (result === undefined)
    return {
      state: 'under way',
      seconds_until_revert: seen?.secondsLeft,
      unmet_conditions: [...(seen?.unmet ?? [])],
    };
  return {
    state: 'ended',
    is_kept: result.isKept,
    outcome: plainOutcome(result.outcome),
    unmet_conditions: [...result.unmet],
    address: result.url,
  };
}

const isOver = ({ result, failure }: RunningChange): boolean => result !== undefined || failure !== undefined;

/** The outcome as a sentence; what the device said of it stands beside, as text from outside. */
function plainOutcome(outcome: ApplyResult['outcome']): Sentence {
  if (!('words' in outcome)) return { text: outcomeWords(outcome) };
  const reason = untrusted(plainSentence(outcome.words));
  return {
    text: `${OUTCOMES_WITH_REASON[outcome.kind]} {reason}`,
    values: { reason: reason ?? { untrusted: '' } },
  };
}

const OUTCOMES_WITH_REASON = {
  'not-sent': 'Nothing was sent:',
  'not-testable': 'Nothing was sent:',
  'not-written': 'The device has the earlier configuration:',
  refused: 'The device rejected the change:',
} as const;
