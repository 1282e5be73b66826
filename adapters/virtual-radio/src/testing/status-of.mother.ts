import type { VirtualRadioOptions } from '../radio-options.ts';
import { aSession } from './radio-client.mother.ts';

type World = Awaited<ReturnType<typeof aSession>>;

/** A logged-in administrator, and `read`, which lets time pass and reads the status. */
export async function aStatusReader(options: Partial<VirtualRadioOptions> = {}): Promise<
  World & {
    /** The status after some seconds, after another login where they ended the session. */
    readonly read: <T>(seconds?: number) => Promise<T>;
    /** Writes lines of the configuration. Rejects when they are refused. */
    readonly write: (cfgData: string) => Promise<void>;
  }
> {
  const world = await aSession(options);
  const { client, clock } = world;
  return {
    ...world,
    read: async <T>(seconds = 0): Promise<T> => {
      clock.advance(seconds);
      const answer = await client.get('/status.cgi');
      if (answer.ok) return answer.json() as Promise<T>;
      await client.login();
      return client.json<T>('/status.cgi');
    },
    write: async cfgData => {
      const answer = await client.post('/api/cfg', { cfgData });
      const { ok } = (await answer.json()) as { ok: boolean };
      if (!ok) throw new Error(`The radio refused ${cfgData}`);
    },
  };
}
