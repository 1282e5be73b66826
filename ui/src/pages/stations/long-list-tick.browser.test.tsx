import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Frame } from '../../app/frame/frame.tsx';
import { setStage } from '../../testing/stage.mother.tsx';
import { StationsPage } from './stations.page.tsx';

it('a tick of 256 stations changes at most two nodes for each value, and keeps at most 60 rows', async () => {
  await page.viewport(1440, 900);
  const stage = setStage();
  await stage.show(
    <Frame current="stations">
      <StationsPage />
    </Frame>,
  );
  const status = ptmpAccessPointStatus(256);
  await stage.answer(status);
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '257');
  const count = { nodes: 0, values: 0 };
  const observer = new MutationObserver(records => {
    for (const { type, addedNodes, removedNodes } of records) {
      if (type === 'characterData') count.values += 1;
      count.nodes += type === 'childList' ? addedNodes.length + removedNodes.length : 1;
    }
  });
  const list = page.getByRole('table').element();
  observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
  for (let tick = 1; tick <= 3; tick += 1) {
    const stations = status.wireless.stations.map((peer, place) => ({
      ...peer,
      signalDbm: -50 - ((place * 7 + tick * 13) % 30),
      txLatencyMs: 1 + ((place + tick) % 9),
    }));
    await stage.answer({ ...status, wireless: { ...status.wireless, stations } });
  }
  await expect.poll(() => count.values).toBeGreaterThan(40);
  observer.disconnect();
  expect(count.nodes).toBeLessThanOrEqual(2 * count.values);
  expect(stage.place.querySelectorAll('tr').length).toBeLessThanOrEqual(60);
  stage.close();
});
