import { mapStatus } from '../../../adapters/src/http/classic/status/status.mapper.ts';
import { quietProgram } from '@radiolink/application/program/quiet-program.mother';
import type { StatusEvent } from '@radiolink/application/status/status.port';
import { StatusModel } from '@radiolink/application/status/status.model';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { NEVER, Subject } from 'rxjs';
import '../../../ui/src/theme/styles.ts';
import { createI18n } from '../../../ui/src/i18n/create-i18n.ts';
import { MainApplication } from '../../../ui/src/app/main-application.tsx';
import { LoadedModels } from '../../../ui/src/models/loaded-models.ts';
import { type Models, ModelsProvider } from '../../../ui/src/models/models.ts';

const TICK_MS = 1000;
const WARM_UP_TICKS = 20;
const MOST_WARM_UP_TICKS = 500;

/** Pages that a tick is measured on, and an element present once they are drawn. */
const DRAWN = { dashboard: 'canvas', stations: '[data-key]' } as const;
export type MeasuredPage = keyof typeof DRAWN;

/** What one tick changes in the document, on average. */
export interface TickChanges {
  readonly textsChanged: number;
  readonly nodesChanged: number;
  readonly nodesInPage: number;
  /** Rows of the list of stations that are in the document. */
  readonly rows: number;
}

/** The main application, fed by hand. */
interface TickPage {
  /** Draws the page on the answers, which follow each other in turn, and warms up. */
  open(answers: readonly string[], on: MeasuredPage): Promise<void>;
  /** So many ticks, each in a task of its own after a frame, between two marks: as the answers of a device, only sooner. */
  tick(count: number): Promise<void>;
  /** As `tick`: the bare parse of the same answers, and bare writes of as many texts. */
  bare(count: number, texts: number): Promise<void>;
  /** Ticks one after the other, for what they change. */
  changes(count: number): TickChanges;
  /** One tick, which nobody measures. */
  step(): void;
}

/** The main application on a stream that we feed. */
function createModels(events: Subject<StatusEvent>, now: () => number): Models {
  const container = quietProgram({
    statusPort: { watch: () => events },
    visibility: { visible: NEVER },
    clock: { now },
  });
  return new LoadedModels(container, async needed => {
    if (needed.length > 0) throw new Error('The benchmark has no device.');
  });
}

/** Counts what the ticks change in the document. */
function watchChanges(place: Node) {
  const changed = { texts: 0, nodes: 0 };
  const count = (records: readonly MutationRecord[]) => {
    for (const { type, addedNodes, removedNodes } of records) {
      if (type === 'characterData') changed.texts += 1;
      changed.nodes += type === 'childList' ? addedNodes.length + removedNodes.length : 1;
    }
  };
  const observer = new MutationObserver(count);
  observer.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
  return { changed, flush: () => count(observer.takeRecords()), stop: () => observer.disconnect() };
}

/** The page is at rest for so long before the next tick, ms: a second on a device, in which the browser clears up. */
const REST_MS = 20;

/** A task of its own, after a frame and a rest. */
const nextTask = () =>
  new Promise(resolve => requestAnimationFrame(() => setTimeout(() => resolve(undefined), REST_MS)));

/** Runs the work so many times, each in a task of its own, between the marks that the recording looks for. */
async function marked(name: string, count: number, work: () => void): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    await nextTask();
    performance.mark(`${name}-begin`);
    work();
    performance.mark(`${name}-end`);
  }
  performance.clearMarks();
}

function createTickPage(): TickPage {
  const place = document.body.appendChild(document.createElement('div'));
  const events = new Subject<StatusEvent>();
  const begunAt = Date.now();
  let texts: readonly string[] = [];
  let at = 0;
  // A device answers once a second: averages over a time hold as many samples as on a real page.
  const now = () => begunAt + at * TICK_MS;
  const nextAnswer = (): string => {
    at += 1;
    return texts[at % texts.length] ?? '';
  };
  const step = () => {
    const status = mapStatus(JSON.parse(nextAnswer()));
    flushSync(() => events.next({ kind: 'sample', status, receivedAt: now() }));
  };
  return {
    step,
    async open(answers, on) {
      texts = answers;
      window.location.hash = `#/${on}`;
      const models = createModels(events, now);
      models.get(StatusModel).opened();
      createRoot(place).render(
        <I18nextProvider i18n={createI18n('en', {}, console)}>
          <ModelsProvider value={models}>
            <MainApplication />
          </ModelsProvider>
        </I18nextProvider>,
      );
      // The pages and the charts are lazy: ticks count only once both are rendered.
      for (let warm = 0; warm < WARM_UP_TICKS || place.querySelector(DRAWN[on]) === null; warm += 1) {
        if (warm > MOST_WARM_UP_TICKS) throw new Error(`The page ${on} did not appear.`);
        await nextTask();
        step();
      }
    },
    tick: count => marked('tick', count, step),
    async bare(count, written) {
      const nodes = Array.from({ length: Math.max(1, written) }, () => document.createTextNode(''));
      const out = document.body.appendChild(document.createElement('div'));
      out.append(...nodes);
      await marked('bare', count, () => {
        JSON.parse(nextAnswer());
        for (const [index, node] of nodes.entries()) node.data = String(at * index);
      });
      out.remove();
    },
    changes(count) {
      const { changed, flush, stop } = watchChanges(place);
      for (let counted = 0; counted < count; counted += 1) step();
      flush();
      stop();
      return {
        textsChanged: Math.round(changed.texts / count),
        nodesChanged: Math.round(changed.nodes / count),
        nodesInPage: place.querySelectorAll('*').length,
        rows: place.querySelectorAll('[data-key]').length,
      };
    },
  };
}

declare global {
  interface Window {
    tickPage: TickPage;
  }
}
window.tickPage = createTickPage();
