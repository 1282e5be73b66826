import type {
  ConfigurationSectionPort,
  SectionChange,
} from '@radiolink/application/backup/configuration-section.port';
import type { ConfigurationOutcome } from '@radiolink/domain/configuration';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { mapOutcome, writeFlags } from '../configuration/configuration.adapter.ts';

/** A configuration is at most 1 MiB. */
const LONGEST_SECTION = 1_048_576;

/** Parts of the configuration, by `/api/cfg`. */
export class ClassicConfigurationSection implements ConfigurationSectionPort {
  constructor(private readonly client: ClassicClient) {}

  async read(section: string, options?: CallOptions): Promise<string> {
    const data = await this.client.get('/api/cfg', { params: { query: { section } }, ...options });
    return readAnswer(data, answer => answer.text('cfg', LONGEST_SECTION) ?? '');
  }

  async change(
    { lines, testMode = false, noSave = false }: SectionChange,
    options?: CallOptions,
  ): Promise<ConfigurationOutcome> {
    const cfgData = [...lines].map(([key, value = '']) => `${key}=${value}`).join('\n');
    const body = { cfgData, ...writeFlags({ testMode, noSave }) };
    const data = await this.client.form('/api/cfg', { body, timeoutMs: TIME_OUT_MS.write, ...options });
    return mapOutcome(data);
  }
}
