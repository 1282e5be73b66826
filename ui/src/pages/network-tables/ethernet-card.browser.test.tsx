import { ETHERNET_MODELS } from '@radiolink/application/ethernet/ethernet.model';
import { EthernetPort } from '@radiolink/application/ethernet/ethernet.port';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { CablePair } from '@radiolink/domain/tools';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { EthernetCard } from './ethernet-card.tsx';

let stage: Stage;
let finish: (pairs: readonly CablePair[]) => void;
const tests: string[] = [];

const port: EthernetPort = {
  read: async interfaceName => ({
    interfaceName,
    linked: true,
    autoNegotiation: true,
    speedMbps: 1000,
    fullDuplex: true,
    supportedModes: [],
    advertisedModes: ['100full', '1000full'],
    rxPause: true,
    txPause: false,
  }),
  testCable: name => {
    tests.push(name);
    return new Promise(resolve => (finish = resolve));
  },
};

beforeEach(async () => {
  await screen.viewport(1440, 900);
  tests.length = 0;
  stage = setStage({ models: ETHERNET_MODELS, ports: [[EthernetPort, port]] });
  await stage.show(<EthernetCard />);
  await stage.answer(ptpAccessPointStatus());
});
afterEach(() => stage.close());

const text = () => stage.place.textContent ?? '';
const button = (words: string) =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === words)!;

it('shows what each port negotiated', async () => {
  await vi.waitUntil(() => text().includes('eth0'));
  expect(text()).toContain('1000 Mbps full duplex');
  expect(text()).toContain('100 Mbps full duplex, 1000 Mbps full duplex');
});

it('asks before it tests a cable, and shows the result of each pair', async () => {
  await vi.waitUntil(() => text().includes('Test cable'));
  button('Test cable').click();
  await vi.waitUntil(() => document.querySelector('dialog[open]') !== null);
  expect(document.querySelector('dialog')?.textContent).toContain('drops for about 10 s');
  expect(tests).toEqual([]);
  button('Test cable').click();
  await vi.waitUntil(() => text().includes('Testing the cable…'));
  expect(tests).toEqual(['eth0']);
  finish([
    { pair: 'A', code: 0, lengthMetres: 12 },
    { pair: 'B', code: 2, lengthMetres: 7 },
  ]);
  await vi.waitUntil(() => text().includes('Pair B is open 7 m away.'));
  expect(text()).toContain('Pair A is good, 12 m long.');
});

it('tests nothing when that is declined', async () => {
  await vi.waitUntil(() => text().includes('Test cable'));
  button('Test cable').click();
  await vi.waitUntil(() => document.querySelector('dialog[open]') !== null);
  button('Cancel').click();
  await vi.waitUntil(() => document.querySelector('dialog[open]') === null);
  expect(tests).toEqual([]);
});
