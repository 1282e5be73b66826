import { INTERFACE_5GHZ } from '@radiolink/domain/link';
import { bySignal, type SurveyCell, surveySnrDb } from '@radiolink/domain/tools';
import { dbmFigure, decibelFigure, frequencyFigure } from '@radiolink/domain/units';
import { from, fromEvent, lastValueFrom, takeUntil, tap } from 'rxjs';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { figure, LANGUAGE, printJson, printTable, startProgress, textOr } from '../terminal/print.ts';

interface SurveyOptions extends ConnectionOptions {
  readonly interface: string;
  readonly last?: true;
  readonly json?: true;
}

const HEAD = ['MAC', 'SSID', 'Frequency', 'Width', 'Signal', 'SNR', 'Security'];

/** `radiolink survey`: the networks that a device receives. */
export const SURVEY: CliCommand = cliCommand<SurveyOptions>({
  name: 'survey',
  summary: 'list the networks that a device receives',
  define: command =>
    addConnectionOptions(command)
      .description(
        'Scans, which takes a station off its channel for 10 to 40 s and its link with it. Strongest first.',
      )
      .argument('<device>', 'address of the device')
      .option('--interface <name>', 'the radio that scans', INTERFACE_5GHZ)
      .option('--last', 'list the result of the last scan, and scan nothing')
      .option('--json', 'print JSON'),
  run: async ({ args: [device = ''], options: { interface: name, last, json, ...options }, io }) => {
    const progress = startProgress(last ? 'Reading' : 'Scanning', io);
    const found = await withRadio(device, options, io, ({ tools: { siteSurvey } }) =>
      lastValueFrom(
        (last ? from(siteSurvey.last(name)) : siteSurvey.scan(name)).pipe(
          tap(({ cells }) => last || progress.show(`Scanning: ${cells.length} networks`)),
          takeUntil(fromEvent(io.interrupted, 'abort')),
        ),
        { defaultValue: undefined },
      ),
    ).finally(() => progress.end());
    if (found === undefined) return EXIT.interrupted;
    const cells = found.cells.toSorted(bySignal);
    if (json) printJson(cells, io);
    else printTable(HEAD, cells.map(rowOf), io);
    return EXIT.done;
  },
});

function rowOf(cell: SurveyCell): readonly string[] {
  return [
    cell.mac,
    textOr(cell.ssid),
    figure(frequencyFigure(cell.frequencyMhz, LANGUAGE, 0, 'MHz')),
    figure(frequencyFigure(cell.channelWidthMhz, LANGUAGE, 0, 'MHz')),
    figure(dbmFigure(cell.signalDbm, LANGUAGE)),
    figure(decibelFigure(surveySnrDb(cell), LANGUAGE)),
    textOr(cell.security),
  ];
}
