import { emptyHistory, withTick } from '@radiolink/application/status/chart-series';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../../testing/stage.mother.tsx';
import { CapacityChart } from './charts.tsx';

let stage: Stage;
beforeEach(() => {
  stage = setStage();
});
afterEach(() => stage.close());

describe('the figures of a chart of rates', () => {
  it('the figures of a chart of rates are in one unit, however small one of them is', async () => {
    const empty = emptyHistory(['downKbps', 'upKbps'] as const);
    const idle = withTick(empty, 1000, { downKbps: 17, upKbps: 0 });
    const history = withTick(idle, 2100, { downKbps: 9000, upKbps: 1_200_000 });
    await stage.show(<CapacityChart history={history} />);
    await userEvent.click(page.getByText('Show as a table'));
    const texts = () =>
      page
        .getByRole('cell')
        .elements()
        .map(cell => cell.textContent?.replace('\u202F', ' '));
    await expect.poll(texts).toEqual(['9.0 Mbps', '1,200.0 Mbps', '<0.1 Mbps', '0.0 Mbps']);
  });
});
