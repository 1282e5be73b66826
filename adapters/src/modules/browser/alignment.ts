import { SensesPort } from '@radiolink/application/alignment';
import { ContainerModule } from 'inversify';
import { BrowserSenses } from '../../browser/senses/senses.adapter.ts';

/** Screen, vibration, voice and sound for an alignment, by the browser. */
export const browserSenses = new ContainerModule(({ bind }) => {
  bind(SensesPort)
    .toResolvedValue(() => new BrowserSenses())
    .inSingletonScope();
});
