import type { ApplyCommand, ApplyEvent, ApplyMachine } from '../configuration/apply/apply-machine.ts';
import type { ApplyState } from '../configuration/apply/apply-state.ts';
import {
  type DeviceCommandPorts,
  commandHandlers,
  type KnownAtCommand,
} from '../configuration/apply/command-handlers.ts';
import { nextApplyState } from '../configuration/apply/next-apply-state.ts';
import type { ConfigRepository } from '@radiolink/domain/configuration';
import type { ImpactContext } from '@radiolink/domain/impact';

export interface MachineRunParts {
  readonly machine: ApplyMachine;
  readonly ports: DeviceCommandPorts;
  readonly repository: ConfigRepository;
  readonly facts: ImpactContext;
  /** Called with each new state, before what it commands is begun. */
  readonly onState: (state: ApplyState) => void;
  /** A failure that is none of the device. */
  readonly onBroken: (reason: unknown) => void;
}

/** The machine at work: what happens goes through its table, and what it commands is begun in order. */
export interface MachineRun {
  readonly state: ApplyState;
  happened(event: ApplyEvent): void;
}

type CommandHandler = (command: never, known: KnownAtCommand) => Promise<ApplyEvent | undefined>;

/** What a page does for the machine besides, and a program without one does not. */
const ELSEWHERE: Readonly<Partial<Record<ApplyCommand['kind'], (command: never) => ApplyEvent>>> = {
  'save-snapshot': ({ attempt }: { attempt: number }) => ({ kind: 'snapshot-saved', attempt }),
  'consider-rest': () => ({
    kind: 'rest-known',
    memory: null,
    isConfigurationKnown: false,
    isStatusKnown: false,
    bootedAt: null,
  }),
};

/** Sets the machine of the interface to work on a device. §4; readings 7 and 8. */
export function runMachine(parts: MachineRunParts): MachineRun {
  const { ports, repository, facts } = parts;
  const duties: Readonly<Record<string, CommandHandler>> = commandHandlers(ports);
  let { machine } = parts;

  function happened(event: ApplyEvent): void {
    const before = machine.state;
    const step = nextApplyState(machine, event, ports.clock.now());
    machine = step.machine;
    if (machine.state !== before) parts.onState(machine.state);
    for (const command of step.commands) begin(command);
  }

  function begin(command: ApplyCommand): void {
    const elsewhere = ELSEWHERE[command.kind];
    if (elsewhere !== undefined) return happened(elsewhere(command as never));
    const duty = duties[command.kind];
    duty?.(command as never, { repository, facts }).then(
      answer => answer && happened(answer),
      parts.onBroken,
    );
  }

  return {
    get state() {
      return machine.state;
    },
    happened,
  };
}
