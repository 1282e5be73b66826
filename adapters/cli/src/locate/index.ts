import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { wholeNumber } from '../terminal/whole-number.ts';

type LocateOptions = ConnectionOptions & { readonly seconds: number; readonly stop?: true };

const LONGEST_SECONDS = 3600;

/** `radiolink locate`: flashes the LEDs of a device, so that it is found on a mast. */
export const LOCATE: CliCommand = cliCommand<LocateOptions>({
  name: 'locate',
  summary: 'flash the LEDs of a device, so that it is found on a mast',
  define: command =>
    addConnectionOptions(command)
      .description('The LEDs flash for a minute, or as long as is said. The link is not touched.')
      .argument('<device>', 'address of the device')
      .option('--seconds <number>', 'how long; 0 until it is stopped', wholeNumber(0, LONGEST_SECONDS), 60)
      .option('--stop', 'stop it'),
  run: async ({ args: [device = ''], options: { seconds, stop, ...options }, io }) => {
    await withRadio(device, options, io, ({ locate }) => (stop ? locate.stop() : locate.start(seconds)));
    io.out(
      stop
        ? 'The LEDs are as usual.'
        : seconds === 0
          ? 'The LEDs flash.'
          : `The LEDs flash for ${seconds} s.`,
    );
    return EXIT.done;
  },
});
