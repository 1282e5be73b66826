import type {
  ConfigurationPort,
  ReadConfiguration,
} from '@radiolink/application/configuration/configuration.port';
import type { ConfigurationOutcome, ConfigurationWrite } from '@radiolink/domain/configuration';
import type { Received } from '@radiolink/openapi/received';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { requireDone } from '../../wire/action-result.ts';

const WRITING = { timeoutMs: TIME_OUT_MS.write };

/** The configuration by `getcfg.cgi`, `writecfg.cgi`, `apply.cgi` and `discard.cgi`. */
export class ClassicConfiguration implements ConfigurationPort {
  constructor(private readonly client: ClassicClient) {}

  /** @throws RequestFailure an empty text is a network error `malformed`: a device always has a configuration */
  async read(options?: CallOptions): Promise<ReadConfiguration> {
    const { data, response } = await this.client.text('/getcfg.cgi', options);
    return {
      text: data,
      modified: response.headers.get('X-Cfg-Modified') === '1',
      firstSetup: response.headers.get('X-Cfg-First-Setup') === '1',
    };
  }

  async write(
    { text, testMode, noSave }: ConfigurationWrite,
    options?: CallOptions,
  ): Promise<ConfigurationOutcome> {
    const body = { cfgData: text, ...writeFlags({ testMode, noSave }) };
    return mapOutcome(await this.client.form('/writecfg.cgi', { body, ...WRITING, ...options }));
  }

  async apply(options?: CallOptions): Promise<ConfigurationOutcome> {
    const data = await this.client.form('/apply.cgi', { body: { apply: 'yes' }, ...WRITING, ...options });
    return mapOutcome(data);
  }

  async discard(
    { testMode }: { readonly testMode: boolean },
    options?: CallOptions,
  ): Promise<ConfigurationOutcome> {
    const { testmode } = writeFlags({ testMode, noSave: false });
    const body = { d: '0' as const, ...(testmode && { testmode }) };
    return mapOutcome(await this.client.form('/discard.cgi', { body, ...WRITING, ...options }));
  }
}

/** The flags of a write as they are sent: left out when off. §7. */
export function writeFlags({ testMode, noSave }: Pick<ConfigurationWrite, 'testMode' | 'noSave'>): {
  readonly testmode?: 'yes';
  readonly nosave?: 'yes';
} {
  return { ...(testMode && { testmode: 'yes' }), ...(noSave && { nosave: 'yes' }) };
}

/**
 * Outcome of an action on the configuration. @throws RequestFailure with the device's message and code when
 * refused
 */
export function mapOutcome(
  json: Received<'/writecfg.cgi' | '/apply.cgi' | '/discard.cgi' | '/api/cfg', 'post'>,
): ConfigurationOutcome {
  requireDone(json);
  return readAnswer(json, answer => ({
    fastRestart: answer.flag('fast_restart'),
  }));
}
