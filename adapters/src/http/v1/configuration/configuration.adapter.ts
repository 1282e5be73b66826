import type {
  ConfigurationPort,
  ReadConfiguration,
} from '@radiolink/application/configuration/configuration.port';
import {
  ConfigText,
  type ConfigurationOutcome,
  type ConfigurationWrite,
  diffConfigs,
} from '@radiolink/domain/configuration';
import { asFetchError } from '@radiolink/domain/errors';
import type { CallOptions } from '../../client/answer.ts';
import { networkFailure } from '../../client/failure.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { unsupported } from '../../client/unsupported.ts';
import { TEST_MODE } from '../backup/document-calls.ts';
import type { V1Client } from '../client/v1-client.ts';
import {
  type ComposedRequest,
  composedReads,
  composedWrites,
  noteWrite,
  failureOfPart,
} from '../compose/compose.ts';
import { carriedKeys, configurationText, configurationWith } from './configuration.mapper.ts';
import {
  CONFIGURATION_ROUTE,
  configurationBody,
  loadedObjects,
  SERVICES_ROUTE,
  writesOf,
} from './device-objects.ts';
import {
  isJsonObject,
  type JsonObject,
  linesOfList,
  NAME_SERVERS,
  TIME_SERVERS,
  valuesIn,
} from './json-place.ts';
import { INTERFACES_ROUTE } from './port-values.ts';
import { SYSTEM_ROUTE } from './system-values.ts';

/** The configuration object first; a device without another has no settings of it. */
const ROUTES = [CONFIGURATION_ROUTE, SERVICES_ROUTE, SYSTEM_ROUTE, INTERFACES_ROUTE];
const KEEP_TEST: ComposedRequest = { method: 'POST', route: `${CONFIGURATION_ROUTE}/confirm` };
/** A write takes effect immediately; the duration of its restart is not reported. */
const OUTCOME: ConfigurationOutcome = { fastRestart: undefined };
const FIRST_FAILURE = 400;
const IN_CONFIGURATION: ReadonlySet<string> = new Set([CONFIGURATION_ROUTE, SERVICES_ROUTE]);

/**
 * The configuration of a versioned device as the text used by the rest of the program. It is read and written
 * in atomic batches; a test is one write that starts the device's test timer. Keys that the device cannot
 * store are refused before anything is sent.
 */
export class V1Configuration implements ConfigurationPort {
  /** Reverting means writing the previous configuration: only the session that began the test has it. */
  readonly endsOwnTestsOnly = true;
  /** The API supports saved writes and tests, but no apply without saving. */
  readonly alwaysSaves = true;
  /** As the device sent it last. */
  #last: JsonObject | undefined;
  /** In force before the running test. */
  #beforeTest: JsonObject | undefined;
  /** What it tests. */
  #tested: JsonObject = {};

  constructor(private readonly client: V1Client) {}

  async read(options?: CallOptions): Promise<ReadConfiguration> {
    const json = await this.#load(options);
    const config = configurationText(json);
    return {
      text: config.toString(),
      modified: false,
      firstSetup: false,
      carried: carriedKeys(config, json),
    };
  }

  async write(
    { text: sent, testMode, noSave }: ConfigurationWrite,
    options?: CallOptions,
  ): Promise<ConfigurationOutcome> {
    if (noSave) throw unsupported('nosave');
    const before = this.#last ?? (await this.#load(options));
    const edited = withClosedGaps(ConfigText.parse(sent));
    const wanted = configurationWith(before, edited);
    const text = configurationText(before);
    const lost = unmappedChanges(text, edited, wanted);
    if (lost.length > 0) throw unsupported(lost.join(', '));
    // What the device left out stands in both: only an edit differs.
    const unedited = configurationWith(before, text);
    this.#tested = wanted;
    if (testMode) {
      await this.#try(unedited, wanted, options).catch(reason => {
        // An answer that was lost leaves open whether the test began; a refusal means that it did not.
        this.#beforeTest = asFetchError(reason)?.kind === 'device-api' ? undefined : before;
        throw reason;
      });
    } else await this.#store(unedited, wanted, [], options);
    this.#beforeTest = testMode ? before : undefined;
    return OUTCOME;
  }

  /** Keeps the running test. */
  async apply(options?: CallOptions): Promise<ConfigurationOutcome> {
    await this.client.acknowledge('post', '/api/v1.0/system/airos/configuration/confirm', options);
    this.#beforeTest = undefined;
    return OUTCOME;
  }

  /**
   * Ends the running test by writing the previous configuration in one batch, because the device has no call
   * to revert. @throws RequestFailure code 4 for a test that was not started here: it is reverted
   * automatically
   */
  async discard(
    { testMode }: { readonly testMode: boolean },
    options?: CallOptions,
  ): Promise<ConfigurationOutcome> {
    if (testMode) {
      if (this.#beforeTest === undefined) throw unsupported('discard');
      await this.#store(this.#tested, this.#beforeTest, [KEEP_TEST], options);
    }
    this.#beforeTest = undefined;
    return OUTCOME;
  }

  async #load(options?: CallOptions): Promise<JsonObject> {
    const [first, ...more] = await composedReads(this.client, ROUTES, options);
    if (first !== undefined && first.statusCode >= FIRST_FAILURE) throw failureOfPart(first);
    if (!isJsonObject(first?.body)) throw networkFailure('malformed');
    const [services, system, interfaces] = more.map(({ body, statusCode }) =>
      statusCode < FIRST_FAILURE ? body : undefined,
    );
    this.#last = loadedObjects(first.body, { services, system, interfaces });
    return this.#last;
  }

  /**
   * One write, for it is the write that starts the timer: services travel inside the configuration. A change of
   * other objects is one batch, whose writes are one test.
   */
  async #try(before: JsonObject, wanted: JsonObject, options?: CallOptions) {
    const writes = writesOf(before, wanted);
    if (writes.some(({ route }) => !IN_CONFIGURATION.has(route))) {
      await composedWrites(this.client, writes, { testMode: true, ...options });
      this.#last = undefined;
      return;
    }
    const body = configurationBody(wanted);
    const sent = this.client.acknowledge('put', '/api/v1.0/system/airos/configuration', {
      body,
      params: TEST_MODE,
      timeoutMs: TIME_OUT_MS.write,
      ...options,
    });
    await sent.finally(() => noteWrite(this.client));
    this.#last = undefined;
  }

  async #store(
    before: JsonObject,
    wanted: JsonObject,
    first: readonly ComposedRequest[],
    options?: CallOptions,
  ) {
    await composedWrites(this.client, [...first, ...writesOf(before, wanted)], options);
    this.#last = undefined;
  }
}

/** The text with the entries of lists without numbers moved up, as the device returns them: a removed one leaves no gap. */
export function withClosedGaps(config: ConfigText): ConfigText {
  const changes = new Map<string, string | undefined>();
  for (const list of [NAME_SERVERS, TIME_SERVERS]) {
    const held = valuesIn(list, config);
    const { section, leaf } = list;
    if (held.every((value, place) => config.get(`${section}.${place + 1}.${leaf}`) === value)) continue;
    for (const [key, value] of linesOfList(list, held)) changes.set(key, value);
  }
  const edit = config.edit(changes);
  return edit.ok ? edit.config : config;
}

/** Lines about the text itself, not about the device. */
const ABOUT_THE_TEXT = /^(system\.cfg\.|users\.)/;

/**
 * The keys of an edit that the configuration object cannot carry, so that a device of this kind would not
 * store them. @param sent the object converted from the edited text
 */
export function unmappedChanges(before: ConfigText, after: ConfigText, sent: JsonObject): readonly string[] {
  const stored = configurationText(sent);
  return diffConfigs(before, after)
    .filter(({ key }) => !ABOUT_THE_TEXT.test(key) && (stored.get(key) ?? '') !== (after.get(key) ?? ''))
    .map(({ key }) => key);
}
