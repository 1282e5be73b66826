import type {
  ChangeMemory,
  ChangeMemoryPort,
  ChangeOwner,
} from '@radiolink/application/configuration/drafts/change-memory.port';
import { readMemory } from './read-memory.ts';
import type { BrowserRecords } from './records.ts';

const keyOf = ({ mac, user }: ChangeOwner): string => `${mac} ${user}`;

/** Changes that are not applied, in the browser's database, by device and user. */
export class BrowserChangeMemory implements ChangeMemoryPort {
  constructor(private readonly records: BrowserRecords) {}

  async read(owner: ChangeOwner): Promise<ChangeMemory> {
    return readMemory(await this.records.read('changes', keyOf(owner)));
  }

  async change(
    owner: ChangeOwner,
    change: (memory: ChangeMemory) => ChangeMemory,
  ): Promise<{ readonly memory: ChangeMemory; readonly isLasting: boolean }> {
    const { value, stored } = await this.records.change('changes', keyOf(owner), before => {
      const next = change(readMemory(before));
      return Object.keys(next).length === 0 ? undefined : next;
    });
    return { memory: readMemory(value), isLasting: stored };
  }
}
