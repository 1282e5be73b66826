import { statusReader } from '@radiolink/adapters/http/classic';
import { quietProgram } from '@radiolink/application/mothers';
import { type StatusEvent, StatusModel } from '@radiolink/application/status';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { NEVER, Subject } from 'rxjs';
import { Bench } from 'tinybench';
import '../../../ui/src/theme/index.ts';
import { createI18n } from '../../../ui/src/i18n/index.ts';
import { MainApplication } from '../../../ui/src/main-application.tsx';
import { LoadedModels, type Models, ModelsProvider } from '../../../ui/src/models/index.ts';

const TICK_MS = 1000;
const WARM_UP_TICKS = 20;
const MOST_WARM_UP_TICKS = 500;
/** A bare tick may be shorter than the resolution of the browser's clock: each sample parses so many characters. */
const BARE_CHARACTERS = 1_500_000;

/** Pages that a tick is measured on, and an element present once they are drawn. */
const DRAWN = { dashboard: 'canvas', stations: '[data-key]' } as const;
export type MeasuredPage = keyof typeof DRAWN;

/** Latencies in milliseconds, each sample kept. */
export interface TickResult {
  readonly tick: readonly number[];
  readonly bare: readonly number[];
  /** Of one tick, on average. */
  readonly textsChanged: number;
  readonly nodesChanged: number;
  readonly nodesInPage: number;
  /** Rows of the list of stations that are in the document. */
  readonly rows: number;
}

/** The main application on a stream that we feed. */
function createModels(events: Subject<StatusEvent>): Models {
  const container = quietProgram({
    statusPort: { watch: () => events, drift: () => NEVER },
    visibility: { visible: NEVER },
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

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

async function samplesOf(name: string, iterations: number, work: () => void): Promise<readonly number[]> {
  const bench = new Bench({ name, time: 0, iterations, warmup: false, retainSamples: true });
  bench.add(name, work);
  const [task] = await bench.run();
  if (task?.result.state !== 'completed') throw new Error(`${name} did not complete.`);
  return task.result.latency.samples ?? [];
}

/** Parse, map, store and render of each given answer in turn, next to its bare parse and as many bare text writes. */
async function measure(answers: readonly string[], on: MeasuredPage): Promise<TickResult> {
  window.location.hash = `#/${on}`;
  const place = document.body.appendChild(document.createElement('div'));
  const events = new Subject<StatusEvent>();
  const models = createModels(events);
  models.get(StatusModel).opened();
  const root = createRoot(place);
  root.render(
    <I18nextProvider i18n={createI18n('en', {}, console)}>
      <ModelsProvider value={models}>
        <MainApplication />
      </ModelsProvider>
    </I18nextProvider>,
  );

  const begunAt = Date.now();
  const read = statusReader();
  let at = 0;
  const tick = () => {
    const text = answers[at % answers.length] ?? '';
    at += 1;
    const status = read(JSON.parse(text), () => undefined);
    // A device answers once a second: averages over a time hold as many samples as on a real page.
    const receivedAt = begunAt + at * TICK_MS;
    flushSync(() => events.next({ kind: 'sample', status, receivedAt, latencyMs: 1 }));
  };
  // The pages and the charts are lazy: ticks count only once both are rendered.
  for (let warm = 0; warm < WARM_UP_TICKS || place.querySelector(DRAWN[on]) === null; warm += 1) {
    if (warm > MOST_WARM_UP_TICKS) throw new Error(`The page ${on} did not appear.`);
    tick();
    await nextFrame();
  }

  const ticks = Math.max(1, answers.length - WARM_UP_TICKS);
  const changes = watchChanges(place);
  for (let counted = 0; counted < ticks; counted += 1) tick();
  changes.flush();
  changes.stop();
  const textsChanged = Math.round(changes.changed.texts / ticks);
  const nodesInPage = place.querySelectorAll('*').length;
  const rows = place.querySelectorAll('[data-key]').length;

  const tickSamples = await samplesOf('tick', ticks, tick);
  root.unmount();

  const texts = Array.from({ length: Math.max(1, textsChanged) }, () => document.createTextNode(''));
  place.append(...texts);
  let turn = 0;
  const loops = Math.max(1, Math.round(BARE_CHARACTERS / (answers[0]?.length ?? 1)));
  const bareLoops = await samplesOf('bare', ticks, () => {
    for (let loop = 0; loop < loops; loop += 1) {
      turn += 1;
      JSON.parse(answers[turn % answers.length] ?? '');
      for (const [index, node] of texts.entries()) node.data = String(turn * index);
    }
  });
  const bare = bareLoops.map(sample => sample / loops);
  place.remove();
  return {
    tick: tickSamples,
    bare,
    textsChanged,
    nodesChanged: Math.round(changes.changed.nodes / ticks),
    nodesInPage,
    rows,
  };
}

declare global {
  interface Window {
    measureTick: typeof measure;
  }
}
window.measureTick = measure;
