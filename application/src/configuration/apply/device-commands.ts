import type { ConfigRepository } from '@radiolink/domain/configuration';
import type { ImpactContext } from '@radiolink/domain/impact';
import { attach, type Effect, type EventCallable, type Store, sample } from 'effector';
import type { ApplyEvent, CommandOf } from './apply-machine.ts';
import {
  type DeviceCommandKind,
  type DeviceCommandPorts,
  commandHandlers,
  type DeviceDuties,
} from './command-handlers.ts';

export interface DeviceCommandParts extends DeviceCommandPorts {
  readonly $repository: Store<ConfigRepository | null>;
  readonly $facts: Store<ImpactContext>;
  readonly happened: EventCallable<ApplyEvent>;
}

type DeviceCommands = {
  readonly [K in DeviceCommandKind]: Effect<CommandOf<K>, ApplyEvent | undefined>;
};

/** Commands of the machine on the device, one effect each; every response is an event. */
export function createDeviceCommands(parts: DeviceCommandParts): DeviceCommands {
  const { $repository, $facts, happened } = parts;
  const effectOf = <K extends DeviceCommandKind>(duty: DeviceDuties[K]) => {
    const commandFx = attach({
      source: { repository: $repository, facts: $facts },
      effect: (known, command: CommandOf<K>) => duty(command, known),
    });
    sample({ clock: commandFx.doneData.filterMap(answer => answer), target: happened });
    return commandFx;
  };
  const duties = Object.entries(commandHandlers(parts)).map(([kind, duty]) => [
    kind,
    effectOf(duty as never),
  ]);
  return Object.fromEntries(duties) as DeviceCommands;
}
