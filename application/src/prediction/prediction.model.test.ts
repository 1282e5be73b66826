import { ConfigRepository, type RepositoryState } from '@radiolink/domain/configuration';
import type { LinkComparison, LinkReadings } from '@radiolink/domain/link';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { ChannelRow } from '@radiolink/domain/radio';
import { createEvent, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import type { ApplyMode, ApplyState } from '../configuration/apply/apply-state.ts';
import { STATES } from '../configuration/apply/apply-state.mother.ts';
import type { SteadyLinks } from '../status/link-view.ts';
import type { TestedPrediction } from '../configuration/drafts/change-memory.port.ts';
import { createPredictionModel, type PredictionParts } from './prediction.model.ts';

const TEXT = 'radio.1.mode=master\nradio.1.ptpmode=1\nradio.1.txpower=20\nsnmp.community=public\n';
const TESTING: ApplyState = { ...STATES.testing, link: 'formed' };
const EFFECT: LinkComparison = {
  readings: [{ quantity: 'remote-signal', before: -50, now: -80, verdict: 'worse' }],
  stations: undefined,
};

/** The model over a link whose pending changes are these. */
async function aModel(edits: Record<string, string>) {
  const repository = await ConfigRepository.open({
    read: async () => ({ text: TEXT, modified: false, firstSetup: false }),
    write: async () => ({ fastRestart: undefined }),
    apply: async () => ({ fastRestart: undefined }),
    discard: async () => ({ fastRestart: undefined }),
  });
  repository.edit(new Map(Object.entries(edits)));
  const requested = createEvent<ApplyMode>();
  const moved = createEvent<ApplyState>();
  const seen = createEvent<LinkComparison | null>();
  const expected = createEvent<TestedPrediction | null>();
  const parts = {
    editing: { $state: createStore<RepositoryState | null>(repository.state) },
    status: {
      $status: createStore(ptpAccessPointStatus()),
      $links: createStore<SteadyLinks | null>(null, { skipVoid: false }),
    },
    apply: {
      $state: createStore<ApplyState>(STATES.idle).on(moved, (_, state) => state),
      $effect: createStore<LinkComparison | null>(null).on(seen, (_, effect) => effect),
      $recent: createStore<readonly LinkReadings[]>([]),
      applyRequested: requested,
      expected,
      $tested: createStore<TestedPrediction | null>(null).on(expected, (_, tested) => tested),
    },
    preferencesPort: { read: () => undefined, save: () => undefined },
    settings: { $channels: createStore<readonly ChannelRow[] | null>(null) },
  } as unknown as PredictionParts;
  return { model: createPredictionModel(parts), requested, moved, seen };
}

describe('the prediction of the pending changes', () => {
  it('the prediction of the pending changes is null for a setting without an effect on the link', async () => {
    const { model } = await aModel({ 'snmp.community': 'other' });
    expect(model.$expected.getState()).toBeNull();
  });

  it('the prediction of the pending changes is null where there will be no link: the interruptions say so', async () => {
    const { model } = await aModel({ 'radio.1.mode': 'managed' });
    expect(model.$expected.getState()).toBeNull();
  });

  it('the prediction of the pending changes is there at once', async () => {
    const { model } = await aModel({ 'radio.1.txpower': '4' });
    const figures = model.$expected.getState()?.link?.figures ?? [];
    expect(figures.map(({ quantity }) => quantity)).toContain('remote-signal');
  });

  it('the prediction of the pending changes is held against its test, with whose outcome it goes', async () => {
    const { model, requested, moved, seen } = await aModel({ 'radio.1.txpower': '4' });
    requested('test');
    moved(TESTING);
    expect(model.$measured.getState()).toBeNull();
    seen(EFFECT);
    expect(model.$measured.getState()?.figures).toMatchObject([{ measured: -80, against: 'below' }]);
    moved(STATES.done);
    expect(model.$measured.getState()).not.toBeNull();
    moved(STATES.idle);
    expect(model.$measured.getState()).toBeNull();
  });

  it('says nothing of a test that was not predicted here', async () => {
    const { model, moved, seen } = await aModel({ 'radio.1.txpower': '4' });
    moved(TESTING);
    seen(EFFECT);
    expect(model.$measured.getState()).toBeNull();
  });
});
