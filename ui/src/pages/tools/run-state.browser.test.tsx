import type { ToolRun } from '@radiolink/application/tool-runs/tool-report';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { RunState } from './run-state.tsx';

let stage: Stage;
beforeEach(() => {
  stage = setStage();
});
afterEach(() => stage.close());

const FAILED: ToolRun<unknown, unknown> = {
  number: 1,
  request: {},
  startedAt: 1,
  endedAt: 2,
  end: 'failed',
  failure: { failure: { kind: 'network', reason: 'unreachable', message: '' }, message: '' },
  result: [],
};

describe('a run of a tool that failed', () => {
  it('a run of a tool that failed says that its results are kept only where it has some', async () => {
    await stage.show(<RunState run={FAILED} progress={undefined} hasResults />);
    expect(stage.place.textContent).toContain('The device does not respond. The results so far are kept.');
    await stage.show(<RunState run={FAILED} progress={undefined} hasResults={false} />);
    expect(stage.place.textContent).toContain('The device does not respond.');
    expect(stage.place.textContent).not.toContain('kept');
  });
});
