import type { TransferFile } from '@radiolink/application/files/transfer';
import { DownloadPort } from '@radiolink/application/files/download.port';
import { type ListChoices, USUAL_CHOICES } from '@radiolink/application/station/list-choices';
import { STATION_EXPORT_MODELS } from '@radiolink/application/station/station-export.model';
import { ListChoicesPort, StationNotesPort } from '@radiolink/application/station/station.port';
import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Frame } from '../../app/frame/frame.tsx';
import { setStage, type Stage, type StageDevice } from '../../testing/stage.mother.tsx';
import arabic from '../../../translations/ar.json' with { type: 'json' };
import german from '../../../translations/de_DE.json' with { type: 'json' };
import { StationsPage } from './stations.page.tsx';

const STATUS = ptmpAccessPointStatus(12);

let stage: Stage;
let choices: ListChoices;
let notes: Map<string, string>;
let saved: TransferFile[];

/** The page of a browser that keeps what it kept before. */
async function open(device: StageDevice = {}, row = 'tr'): Promise<void> {
  stage = setStage({
    ...device,
    models: STATION_EXPORT_MODELS,
    ports: [
      [ListChoicesPort, { read: () => choices, save: (kept: ListChoices) => void (choices = kept) }],
      [
        StationNotesPort,
        {
          read: () => notes,
          write: (_: string, mac: string, text: string) => {
            notes = new Map([...notes, [mac, text]]);
            return true;
          },
        },
      ],
      [DownloadPort, { save: (file: TransferFile) => void saved.push(file) }],
    ],
  });
  await stage.show(
    <Frame current="stations">
      <StationsPage />
    </Frame>,
  );
  await stage.answer(STATUS);
  await expect.poll(() => stage.place.querySelector(`${row}[data-key]`)).not.toBeNull();
}

async function reload(): Promise<void> {
  await stage.close();
  await open();
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  [choices, notes, saved] = [USUAL_CHOICES, new Map(), []];
});
afterEach(async () => {
  await stage.close();
  await page.viewport(1440, 900);
});

const rows = (): HTMLElement[] => [...stage.place.querySelectorAll<HTMLElement>('tbody tr[data-key]')];
const names = (): string[] => rows().map(row => row.children[0]?.textContent?.trim() ?? '');
const keys = (): (string | undefined)[] => rows().map(row => row.dataset['key']);
const search = () => page.getByRole('searchbox');
const details = () => page.getByRole('complementary', { name: 'Station details' });
const openDetails = async (place = 0): Promise<void> => {
  rows()[place]!.querySelector('button')!.click();
  await expect.element(details()).toBeVisible();
};

describe('the list of stations', () => {
  it('the list of stations is sorted by a click on a column, and by another one the other way', async () => {
    await open();
    const head = page.getByRole('button', { name: 'Station', exact: true });
    await head.click();
    const ascending = () => names().toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    await expect.poll(names).toEqual(ascending());
    await head.click();
    await expect.poll(names).toEqual(ascending().toReversed());
    await reload();
    expect(names()).toEqual(ascending().toReversed());
  });

  it('the list of stations is searched by name and by MAC, and keeps its columns over a reload', async () => {
    await open();
    const [, name = ''] = names();
    const [, mac = ''] = keys();
    await search().fill(name.toUpperCase());
    await expect.poll(names).toContain(name);
    await search().fill(mac.replaceAll(':', '-').toLowerCase());
    await expect.poll(keys).toEqual([mac]);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Firmware version' }).click();
    await userEvent.keyboard('{Escape}');
    await reload();
    await expect.element(page.getByRole('columnheader', { name: 'Firmware version' })).toBeInTheDocument();
    expect(rows()).toHaveLength(12);
  });

  it('the list of stations draws how the signal of each went, and breaks the line where nothing was received', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await open();
    for (const signalDbm of [-60, -70, undefined, -65]) {
      vi.setSystemTime(Date.now() + 2000);
      const stations = STATUS.wireless.stations.map(each => ({ ...each, signalDbm }));
      await stage.answer({ ...STATUS, wireless: { ...STATUS.wireless, stations } });
    }
    const line = () => rows()[0]?.querySelector('svg[viewBox="0 0 60 20"] path')?.getAttribute('d') ?? '';
    await expect.poll(() => line().match(/[ML]/g)?.join('')).toBe('MLLM');
    expect(line()).toMatch(/L48 [\d.]+L52 18\.3M60 10$/);
  });

  it('the list of stations is maximised over the page and restored, and remembers it', async () => {
    await open();
    const isBehind = () => stage.place.querySelector('nav')?.closest('[inert]') !== null;
    expect(isBehind()).toBe(false);
    await page.getByRole('button', { name: 'Maximize' }).click();
    await expect.poll(isBehind).toBe(true);
    await reload();
    await expect.poll(isBehind).toBe(true);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(isBehind).toBe(false);
  });

  it.each(['CSV', 'JSON'])('the list of stations is saved as it is found: %s', async format => {
    await open();
    const [, name = ''] = names();
    await search().fill(name);
    await expect.poll(() => rows().length).toBeLessThan(12);
    const found = names();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: `Save as ${format}` }).click();
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]?.name).toMatch(
      new RegExp(`^stations-.+-\\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`),
    );
    const text = (await saved[0]?.content.text()) ?? '';
    const listed =
      format === 'CSV'
        ? text.trimEnd().split('\r\n').slice(1)
        : (JSON.parse(text) as { name: string }[]).map(station => station.name);
    expect(listed).toHaveLength(found.length);
    for (const [place, one] of found.entries()) expect(listed[place]).toContain(one);
  });

  it.each([
    ['en', {}],
    ['de_DE', german],
    ['ar', arabic],
  ])('the list of stations begins in the first 250 px of a phone: %s', async (language, translations) => {
    await page.viewport(390, 844);
    await open({ texts: { language, translations } }, 'li');
    expect(stage.place.querySelector('main li[data-key]')!.getBoundingClientRect().top).toBeLessThan(250);
  });

  it('neither the list nor the details need sideways scrolling at 320 px', async () => {
    await open();
    await page.viewport(320, 640);
    const overflow = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
    const first = page.getByRole('listitem').first();
    await expect.element(first.getByRole('button')).toBeVisible();
    expect(overflow(document.documentElement)).toBe(0);
    await first.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Station details' });
    await expect.element(dialog).toBeVisible();
    expect(overflow(document.documentElement)).toBe(0);
    expect(overflow(dialog.element())).toBe(0);
  });
});

describe('a station', () => {
  it('shows chains, EVM, rates, Ethernet, position and device, and links to its own page safely', async () => {
    await open();
    await openDetails();
    for (const word of ['chain 0', 'EVM', 'Receive rate', 'Ethernet', 'GPS', 'Device'])
      await expect.element(details().getByText(word).first()).toBeInTheDocument();
    const link = details().getByRole('link', { name: 'Open web interface' }).element();
    expect(link.getAttribute('href')).toMatch(/^https?:\/\/\d+\.\d+\.\d+\.\d+(:\d+)?\/$/);
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('a station has its MAC copied', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open();
    await openDetails();
    await details().getByRole('button', { name: 'Copy the MAC' }).click();
    await expect.element(details().getByText('Copied')).toBeInTheDocument();
    expect(copy.mock.calls).toEqual([[keys()[0]]]);
    copy.mockRestore();
  });

  it('keeps its note over a reload, and is found by it', async () => {
    await open();
    const [, key] = keys();
    await openDetails(1);
    await details().getByRole('textbox', { name: 'Note' }).fill('Behind the silo, long ladder');
    await userEvent.keyboard('{Tab}');
    await reload();
    await search().fill('silo');
    await expect.poll(keys).toEqual([key]);
    await openDetails();
    await expect
      .element(details().getByRole('textbox', { name: 'Note' }))
      .toHaveValue('Behind the silo, long ladder');
  });

  it.each([false, true])(
    'a station is offered to be kicked, not to a read-only user: %s',
    async isReadOnly => {
      await open({ isReadOnly });
      await openDetails();
      await expect.element(details().getByRole('button', { name: 'Copy the MAC' })).toBeVisible();
      expect(page.getByRole('button', { name: 'Kick station' }).elements()).toHaveLength(isReadOnly ? 0 : 1);
    },
  );

  it('a station is found, opened, annotated and closed by keyboard alone', async () => {
    await open();
    search().element().focus();
    const focused = (): Element | null => document.activeElement;
    const row = () => focused()?.closest<HTMLElement>('[data-key]')?.dataset['key'];
    for (let tabs = 0; tabs < 25 && row() === undefined; tabs += 1) await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const key = row();
    expect(key).toBe(keys()[2]);
    await userEvent.keyboard('{Enter}');
    const note = page.getByRole('textbox', { name: 'Note' });
    // The details are a chunk of their own, which Tab would run past before it is there.
    await expect.element(note).toBeVisible();
    for (let tabs = 0; tabs < 20 && focused()?.tagName !== 'TEXTAREA'; tabs += 1)
      await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('ladder{Escape}');
    await expect.poll(() => details().elements().length).toBe(0);
    await expect.poll(row).toBe(key);
    await userEvent.keyboard('{Enter}');
    await expect.element(note).toHaveValue('ladder');
  });
});
