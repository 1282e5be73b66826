import { afterEach, beforeEach, expect, it } from 'vitest';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { VirtualList } from './virtual-list.tsx';
import { VirtualTable } from './virtual-table.tsx';

const ROWS = 5000;
/** Far more than come into sight, and far fewer than there are. */
const FEW = 500;

let stage: Stage;
let reads = 0;
beforeEach(() => {
  stage = setStage();
});
afterEach(() => stage.close());

const rows = Array.from({ length: ROWS }, (_, number) => ({
  get name() {
    reads += 1;
    return `row ${number}`;
  },
}));
type Row = (typeof rows)[number];
const rowKey = ({ name }: Row): string => name;
const renderRow = ({ name }: Row) => name;
const columns = [{ id: 'name', header: 'Name', width: 100, cell: renderRow }];
it.each([
  [
    'list',
    <VirtualList key="" label="Rows" rows={rows} rowKey={rowKey} rowHeight={30} renderRow={renderRow} />,
  ],
  [
    'table',
    <VirtualTable key="" label="Rows" rows={rows} rowKey={rowKey} rowHeight={30} columns={columns} />,
  ],
])('scrolling a long %s reads the rows that come into sight, and no others', async (_, drawn) => {
  await stage.show(<div style={{ blockSize: 400, display: 'flex' }}>{drawn}</div>);
  const box = stage.place.querySelector<HTMLElement>('[tabindex="0"]')!;
  await expect.poll(() => box.scrollHeight).toBeGreaterThan(ROWS * 10);
  box.scrollTo({ top: 1000, behavior: 'instant' });
  await expect.poll(() => box.textContent).toMatch(/row 4\d(?!\d)/);
  reads = 0;
  for (const top of [1200, 1400, 1600]) {
    box.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  await expect.poll(() => box.textContent).toMatch(/row 6\d(?!\d)/);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(FEW);
});
