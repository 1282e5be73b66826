import type { ModelBinding, Token } from '@radiolink/application/wiring';
import type { VirtualRadio, VirtualRadioOptions } from '@radiolink/virtual-radio';
import { aDrillRadio, openPage, pass } from './change-drill.mother.ts';

/** How a tool is drilled: on which device, and where its model comes from. */
export interface ToolDrill<Model> {
  readonly models: readonly ModelBinding[];
  readonly token: Token<Model>;
  /** Where its calls go, from the beginning of the path. */
  readonly calls: RegExp;
  readonly versioned?: boolean;
  readonly radio?: Partial<VirtualRadioOptions>;
  readonly user?: { readonly username: string; readonly password: string };
  readonly on?: VirtualRadio;
}

/** The tool on the shipped program, in front of a radio, and what it asked. */
export async function toolDrill<Model extends { readonly $run: { getState(): unknown } }>({
  models,
  token,
  calls,
  versioned = false,
  radio: options = {},
  user,
  on,
}: ToolDrill<Model>) {
  const radio = on ?? aDrillRadio({ profile: versioned ? 'wave' : 'sta-ptp', ...options });
  let replaced: (() => Response) | undefined;
  const page = await openPage(radio, {
    versioned,
    ...(user !== undefined && { user }),
    instead: path => (calls.test(path) ? replaced?.() : undefined),
  });
  const tool = page.open(models, token);
  const asked = () => page.requests.filter(path => calls.test(path)).length;
  return {
    radio,
    page,
    tool,
    /** From now on the calls of the tool get this response; undefined lets those of the radio through again. */
    replaceAnswers: (make: (() => Response) | undefined): void => {
      replaced = make;
    },
    run: () => tool.$run.getState() as ReturnType<Model['$run']['getState']>,
    /** Requests of the tool so far. */
    asked,
    /** Requests of the tool in the next seconds. */
    askedWithin: async (seconds: number): Promise<number> => {
      const before = asked();
      await pass(seconds);
      return asked() - before;
    },
  };
}
