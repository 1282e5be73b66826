import '../theme/styles.ts';
import { quietPorts } from '@radiolink/application/program/quiet-ports.mother';
import { quietProgram } from '@radiolink/application/program/quiet-program.mother';
import type { NoticesPort } from '@radiolink/application/notices/notices.port';
import type { DeviceRegulation } from '@radiolink/application/regulation/regulatory-domain.port';
import type { PublicInfo } from '@radiolink/application/session/session.port';
import type { StatusEvent } from '@radiolink/application/status/status.port';
import { StatusModel } from '@radiolink/application/status/status.model';
import { bindModels, type ModelBinding } from '@radiolink/application/wiring/model-binding';
import type { Token } from '@radiolink/application/wiring/token';
import type { FetchError } from '@radiolink/domain/errors';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Subject } from 'rxjs';
import { createI18n, type Texts } from '../i18n/create-i18n.ts';
import { LoadedModels } from '../models/loaded-models.ts';
import { type Models, ModelsProvider } from '../models/models.ts';
import { Preferred } from '../app/main-application.tsx';

const NO_ANSWER: FetchError = { kind: 'network', reason: 'unreachable', message: 'No answer.' };

/** A page of the main application with a device that says what a test makes it say. */
export interface Stage {
  readonly models: Models;
  readonly place: HTMLElement;
  /** Errors that the page logged. */
  readonly complaints: readonly string[];
  show(content: ReactNode): Promise<void>;
  answer(status: DeviceStatus): Promise<void>;
  /** So many failures in a row, the last one so long after now; after 5 s the connection is lost. */
  fail(failures: number, afterMs?: number, failure?: FetchError): Promise<void>;
  close(): Promise<void>;
}

/** Properties of the stage's device; omitted ones are unknown. */
export interface StageDevice {
  /** Text of its board info. */
  readonly boardInfo?: string;
  /** Whether its user may only read. */
  readonly isReadOnly?: boolean;
  readonly regulation?: DeviceRegulation;
  /** What it wants to be known, and what becomes of what is dismissed. */
  readonly notices?: Partial<NoticesPort>;
  /** What the page is written in; omitted: English. */
  readonly texts?: Texts;
  /** Parts of the page under test, and the ports that only it uses. */
  readonly models?: readonly ModelBinding[];
  readonly ports?: readonly (readonly [Token<unknown>, unknown])[];
}

/** Texts of the stage's device in a language: one word of Arabic, nothing else. */
function publicInfoIn(language = 'en'): PublicInfo {
  return {
    productName: 'Stage',
    setupComplete: true,
    defaultPassword: false,
    uiLanguage: language,
    uiLanguages: [
      { name: 'English', code: 'en' },
      { name: 'العربية', code: 'ar' },
    ],
    translations: language === 'ar' ? { Dashboard: 'لوحة المعلومات' } : {},
    countries: [],
  };
}

/** Sets a stage: models of their own, a place in the document, English texts. */
export function setStage({
  boardInfo = '',
  isReadOnly = false,
  regulation,
  notices = {},
  texts: { language, translations } = { language: 'en', translations: {} },
  models: bindings = [],
  ports = [],
}: StageDevice = {}): Stage {
  const events = new Subject<StatusEvent>();
  const complaints: string[] = [];
  const container = quietProgram({
    statusPort: { watch: () => events },
    sessionStore: {
      get: key => {
        const values = { username: 'admin', readOnlyUser: isReadOnly, boardinfo: boardInfo } as const;
        return key in values ? (Reflect.get(values, key) as never) : undefined;
      },
      set: () => undefined,
      clear: () => undefined,
    },
    noticesPort: { ...quietPorts().noticesPort, ...notices },
    publicInfo: { read: options => Promise.resolve(publicInfoIn(options?.language)) },
    ...(regulation === undefined
      ? {}
      : {
          regulationPort: { ...quietPorts().regulationPort, read: async () => structuredClone(regulation) },
        }),
  });
  for (const [token, port] of ports) container.bind(token).toConstantValue(port);
  bindModels(container, bindings);
  const models = new LoadedModels(container, async needed => {
    if (needed.length > 0) throw new Error(`Not on this stage: ${needed.map(String).join(', ')}.`);
  });
  const status = models.get(StatusModel);
  const i18n = createI18n(language, translations, { error: text => void complaints.push(text) });
  const place = document.createElement('div');
  document.body.append(place);
  let undrawn: unknown;
  const root = createRoot(place, {
    onUncaughtError: reason => {
      undrawn = reason;
      complaints.push(String(reason));
    },
  });
  status.opened();

  /** Lets React draw what a change asks for. */
  const settled = async (change: () => void): Promise<void> => {
    change();
    await new Promise(drawn => {
      requestAnimationFrame(() => setTimeout(drawn, 0));
    });
  };

  return {
    models,
    place,
    complaints,
    show: async content => {
      // Drawn at once: on a busy machine React may come to it later than the frame that is waited for.
      await settled(() =>
        flushSync(() =>
          root.render(
            <ModelsProvider value={models}>
              <Preferred texts={i18n}>{content}</Preferred>
            </ModelsProvider>,
          ),
        ),
      );
      // Else the test waits half a minute for what an empty page never shows.
      if (undrawn !== undefined)
        throw new Error(`The stage is empty: ${String(undrawn)}`, { cause: undrawn });
    },
    answer: answered =>
      settled(() => events.next({ kind: 'sample', status: answered, receivedAt: Date.now() })),
    fail: (failures, afterMs = 5000, failure = NO_ANSWER) =>
      settled(() =>
        events.next({
          kind: 'failure',
          failure,
          failedAt: Date.now() + afterMs,
          failures,
          nextTryAt: Date.now() + afterMs + 1000,
        }),
      ),
    close: async () => {
      status.closed();
      // A browser submits the outer one: what the inner one asks for never happens, and the page is loaded again.
      const nested = document.querySelector('form form')?.textContent;
      await settled(() => root.unmount());
      place.remove();
      if (nested !== undefined) throw new Error(`A form stands in a form: ${nested}`);
    },
  };
}
