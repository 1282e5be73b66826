import type { ModelBinding } from '@radiolink/application/wiring/model-binding';
import type { Token } from '@radiolink/application/wiring/token';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { aScenarioRadio, openPage, pass } from './change-scenario.mother.ts';

/** Read-only user of every virtual radio. */
export const VIEWER = { username: 'viewer', password: 'Tower-View-2026' };

/** How a scenario runs a tool: on which device, and where its model comes from. */
export interface ToolScenario<Model> {
  readonly models: readonly ModelBinding[];
  readonly token: Token<Model>;
  /** Where its calls go, from the beginning of the path. */
  readonly calls: RegExp;
  readonly versioned?: boolean;
  readonly user?: typeof VIEWER;
  /** A radio that other pages look at too. */
  readonly on?: VirtualRadio;
}

/** The tool on the shipped program, in front of a radio that was polled already, and what it asked. */
export async function toolScenario<Model>({ models, token, calls, ...options }: ToolScenario<Model>) {
  const { versioned = false, user, on } = options;
  const radio = on ?? aScenarioRadio({ profile: versioned ? 'wave' : 'sta-ptp' });
  let replaced: (() => Response) | undefined;
  let isCutOff = false;
  const page = await openPage(radio, {
    versioned,
    ...(user !== undefined && { user }),
    isCutOff: () => isCutOff,
    instead: path => (calls.test(path) ? replaced?.() : undefined),
  });
  const tool = page.open(models, token);
  page.status.opened();
  await pass(2);
  const requested = () => page.requests.filter(path => calls.test(path)).length;
  return {
    radio,
    page,
    tool,
    /** From now on the calls of the tool get this response; undefined lets those of the radio through again. */
    replaceAnswers: (make: (() => Response) | undefined): void => {
      replaced = make;
    },
    /** From now on no request gets to the device. */
    cutOff: (): void => {
      isCutOff = true;
    },
    /** Requests of the tool in the next seconds. */
    requestsWithin: async (seconds: number): Promise<number> => {
      const before = requested();
      await pass(seconds);
      return requested() - before;
    },
  };
}
