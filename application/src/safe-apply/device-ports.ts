import type { DeviceCommandPorts } from '../configuration/apply/command-handlers.ts';
import type { ApplyClock } from './apply-clock.ts';
import type { DeviceLine } from './device-line.ts';
import type { Answers } from './device-session.ts';

/** The device as the machine of applying commands it. What it says of itself is that of the first session. */
export function devicePorts(
  line: DeviceLine,
  { host, answers, clock }: { readonly host: string; readonly answers: Answers; readonly clock: ApplyClock },
): DeviceCommandPorts {
  return {
    storage: {
      read: () => line.use(({ configuration }) => configuration.read()),
      write: write => line.use(({ configuration }) => configuration.write(write)),
      apply: () => line.use(({ configuration }) => configuration.apply()),
      discard: options => line.use(({ configuration }) => configuration.discard(options)),
    },
    test: {
      read: () => line.use(({ configurationTest }) => configurationTest.read()),
      watch: () => {
        throw new Error('The machine counts its seconds itself.');
      },
    },
    presence: { ask: () => line.use(({ presence }) => presence.ask()) },
    probe: { answers },
    place: { host, goTo: url => line.moveTo(url) },
    clock,
  };
}
