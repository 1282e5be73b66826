import type { Check } from '../check.ts';
import { judged, statusProblem } from '../verdict.ts';
import { changed, differingKeys, isChanged, readConfiguration, writeConfiguration } from './configuration.ts';

const GOING_DOWN_MS = 10_000;

const noSave: Check = {
  id: 'no-save/lost-at-restart',
  subject: 'What is written with `nosave=yes` is in use, and is lost at the next restart',
  needs: ['classic', 'changes'],
  async run(context) {
    const before = await readConfiguration(context);
    await writeConfiguration(context, changed(before), 'nosave');
    const during = await readConfiguration(context);
    const restart = await (await context.classic()).post('/reboot.cgi', { reboot: 'yes' });
    context.forgetSessions();
    await context.line.time.wait(GOING_DOWN_MS);
    const after = await readConfiguration(context);
    return judged([
      isChanged(during) ? undefined : 'What was written is not in use',
      statusProblem('POST /reboot.cgi', restart, 200, 202, 204),
      ...differingKeys(before, after).map(key => `${key} survives the restart`),
    ]);
  },
};

export const noSaving: readonly Check[] = [noSave];
