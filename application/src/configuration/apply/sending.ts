import { type ConfigRepository, type ConfigStore, stagedBackup } from '@radiolink/domain/configuration';
import { message, type Message } from '@radiolink/domain/errors';
import { costsMore, type PageAddress, pageUrl } from '@radiolink/domain/impact';
import { deviceLinkState, LinkState } from '@radiolink/domain/link';
import type { Clock } from '../../clock/clock.port.ts';
import type { StatusModel } from '../../status/status.model.ts';
import type { ConfigurationTestPort } from '../configuration-test.port.ts';
import type { DraftsModel } from '../drafts/drafts.model.ts';
import type { EditingModel } from '../editing.model.ts';
import type { KeptModel } from '../kept/kept.model.ts';
import {
  allInForce,
  appliedBackup,
  faultWords,
  type Objection,
  restartMs,
  type Timeless,
  told,
  written,
} from './apply-effects.ts';
import type { ApplyRun } from './apply-run.ts';
import type { ApplyMode } from './apply-state.ts';
import { isTaken, type NewAddressPorts, pageMovesTo } from './new-address.ts';
import { type CostFacts, faultsOf, impactOf } from './pending-cost.ts';
import { noteTest } from './remembered-test.ts';
import { waitingProblem } from './waiting-problem.ts';

export interface SendingPorts extends NewAddressPorts {
  readonly editing: EditingModel;
  readonly drafts: DraftsModel;
  readonly kept: KeptModel;
  readonly status: StatusModel;
  readonly test: ConfigurationTestPort;
  readonly clock: Clock;
}

const TEST_RUNS = message(
  'The device tests another change just now: wait until that is kept or over, then apply.',
);
const COSTS_MORE = message(
  'Somebody else changed the device meanwhile, and applying now cuts more than was shown: review the changes again.',
);

/** The ways to write to the device: the pending changes, what runs unsaved, and an uploaded backup. */
export class Sending {
  readonly #ports: SendingPorts;
  readonly #run: ApplyRun;
  readonly #facts: () => CostFacts;
  #sent: ConfigStore | undefined;

  /** @param facts what is known at the moment of sending */
  constructor(ports: SendingPorts, run: ApplyRun, facts: () => CostFacts) {
    this.#ports = ports;
    this.#run = run;
    this.#facts = facts;
  }

  /** The changes that were asked to be applied last; undefined where something else was. */
  get sent(): ConfigStore | undefined {
    return this.#sent;
  }

  /** Tries the pending changes, applies them for good, or until the next restart. */
  changes(mode: ApplyMode): void {
    const repository = this.#repository();
    if (repository === undefined) return;
    // What is edited from here on was not asked for.
    const { store } = repository.state;
    const objected = this.#objection(mode, store, store);
    if (objected !== undefined) {
      this.#run.tell(objected);
      return;
    }
    const { kept, drafts, clock } = this.#ports;
    this.#begin(mode, store, async () => {
      this.#sent = store;
      await kept.keep(store);
      this.#run.intended = allInForce(store.changes);
      const event = await this.#written(repository, mode, store);
      if (event.kind === 'written' && mode === 'test') noteTest(drafts, clock.now(), store);
      return event;
    });
  }

  /** Writes what runs unsaved once more, to be saved. */
  running(): void {
    const repository = this.#repository();
    // What is only edited does not run: it is not saved in passing.
    if (repository === undefined || repository.state.store.isChanged) return;
    const { store } = repository.state;
    this.#begin('save', store, async () => {
      this.#sent = undefined;
      this.#run.intended = (_, staged) => (staged ? undefined : true);
      return this.#written(repository, 'save', store);
    });
  }

  /** Applies the backup that waits on the device, or what a first setup left. What runs is kept where it was seen. */
  staged(): void {
    const repository = this.#repository();
    if (repository === undefined) return;
    const { modified } = repository.state;
    const { text, replacing } = stagedBackup(repository.state);
    this.#begin('save', replacing, () =>
      told(async () => {
        this.#sent = undefined;
        this.#run.intended = appliedBackup(text);
        // Applying keeps a running test: it would be kept unseen, and the backup would not be applied.
        const words =
          (await this.#testRunning()) ??
          (modified ? waitingProblem(await repository.waitingBackup()) : undefined);
        if (words !== undefined) return { kind: 'held-back', words };
        if (replacing !== undefined) await this.#ports.kept.keep(replacing);
        return { kind: 'written', restartMs: restartMs(await repository.apply()), testMs: 0 };
      }),
    );
  }

  #written(repository: ConfigRepository, mode: ApplyMode, asked: ConfigStore): Promise<Timeless> {
    return written(repository, {
      mode,
      time: this.#time(),
      reviewed: asked.changes,
      heldBy: () => this.#testRunning(),
      objection: store => this.#objection(mode, store, asked),
    });
  }

  /** Somebody else's test: a device need not refuse what is written into it, and the page may not have heard of it. */
  async #testRunning(): Promise<Message | undefined> {
    return (await this.#ports.test.read()).active ? TEST_RUNS : undefined;
  }

  /** Why changes must not be sent; `asked` is what was shown when they were asked for. decided.md row 7. */
  #objection(mode: ApplyMode, store: ConfigStore, asked: ConfigStore): Objection | undefined {
    const facts = this.#facts();
    const [fault] = faultsOf(store, facts);
    if (fault !== undefined) return { kind: 'held-back', words: faultWords(fault) };
    const [shown, now] = [impactOf(asked, facts), impactOf(store, facts)];
    const words = mode === 'test' ? now?.testProblem : undefined;
    if (words !== undefined) return { kind: 'test-ruled-out', words };
    if (shown && now && costsMore(shown, now)) return { kind: 'held-back', words: COSTS_MORE };
    return undefined;
  }

  #repository(): ConfigRepository | undefined {
    return this.#ports.editing.repository();
  }

  #time(): string {
    return new Date(this.#ports.clock.now()).toISOString();
  }

  #begin(mode: ApplyMode, store: ConfigStore | undefined, write: () => Promise<Timeless>): void {
    const status = this.#ports.status.$status.getState();
    const linkBefore = status !== null && deviceLinkState(status) === LinkState.Connected;
    const newAddress = pageMovesTo(store, this.#ports.place);
    this.#run.begin({ mode, newAddress: newAddress && pageUrl(newAddress), linkBefore }, async () => {
      await this.#lookAt(newAddress);
      return write();
    });
  }

  /** Whoever answers at the new address before anything was sent is not this device: nobody is sent there later. */
  async #lookAt(newAddress: PageAddress | undefined): Promise<void> {
    if (await isTaken(newAddress, this.#ports)) this.#run.tell({ kind: 'new-address-taken' });
  }
}
