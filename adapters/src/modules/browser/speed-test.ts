import { SpeedTestMemoryPort } from '@radiolink/application/speed-test';
import { ContainerModule } from 'inversify';
import { BrowserSpeedTestMemory } from '../../browser/storage/speed-test/speed-test-memory.adapter.ts';

/** Port of the kept speed tests, by the browser. */
export const browserSpeedTest = new ContainerModule(({ bind }) => {
  bind(SpeedTestMemoryPort)
    .toResolvedValue(() => new BrowserSpeedTestMemory())
    .inSingletonScope();
});
