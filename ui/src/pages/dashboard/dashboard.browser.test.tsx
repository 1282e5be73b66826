import {
  airOs6Status,
  hybridStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  station,
  station60,
} from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Stage } from '../../testing/stage.mother.tsx';
import { aDashboard } from './dashboard-stage.mother.tsx';

let stage: Stage;

beforeEach(async () => {
  stage = await aDashboard();
});
afterEach(() => stage.close());

const text = (): string => stage.place.innerText;

describe('dashboard of a link', () => {
  it('draws both ends with their names and signals', async () => {
    await stage.answer(ptpAccessPointStatus());
    const local = page.getByRole('region', { name: 'Local end' });
    const remote = page.getByRole('region', { name: 'Remote end' });
    await expect.element(local).toHaveTextContent('Ridge-AP');
    await expect.element(local).toHaveTextContent(/−\d+\sdBm/);
    await expect.element(remote).toHaveTextContent(/−\d+\sdBm/);
  });

  it('leads with the verdict: facts stand below it on the ground of the page, in smaller words', async () => {
    await stage.answer(ptpAccessPointStatus());
    const facts = page.getByRole('region', { name: 'Interfaces' });
    await expect.element(facts).toBeVisible();
    const verdict = page.getByText(/^(Excellent|Good) link/).first();
    const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
    const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
    expect(sizeOf(verdict.element())).toBeGreaterThan(sizeOf(facts.getByRole('heading').element()) + 4);
    expect(groundOf(facts.element())).toBe('rgba(0, 0, 0, 0)');
    expect(groundOf(page.getByRole('region', { name: 'Local end' }).element())).not.toBe('rgba(0, 0, 0, 0)');
  });

  it('the ways on from a link stand in a line of their own, also where there is room beside the last figure', async () => {
    await stage.answer(ptpAccessPointStatus());
    const way = page.getByRole('link', { name: 'Alignment' }).first();
    await expect.element(way).toBeVisible();
    const ways = way.element().parentElement!;
    const line = ways.parentElement!;
    line.style.inlineSize = '1200px';
    const figure = ways.previousElementSibling!.getBoundingClientRect();
    expect(ways.getBoundingClientRect().top).toBeGreaterThanOrEqual(figure.bottom);
  });

  it('says that a signal is too strong instead of what was expected', async () => {
    const peer = station({ signalDbm: -36 });
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [peer] } }));
    await expect.element(page.getByRole('region', { name: 'Local end' })).toHaveTextContent('too strong');
  });

  it('keeps the place of the remote end while nothing is linked', async () => {
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } }));
    await expect.element(page.getByText('No remote device connected.')).toBeVisible();
  });
});

describe('a link on its backup', () => {
  it('a link on its backup is what header, title and verdict name, with since when', async () => {
    const peer = station60({ linked60: false, activeLink: '5' });
    await stage.answer(hybridStatus({ wireless: { stations: [peer] } }));
    const header = page.getByRole('banner');
    await expect.element(header).toHaveTextContent(/On backup linksince \d\d:\d\d or earlier/);
    expect(document.title).toMatch(/^On backup link · /);
    await expect
      .element(page.getByRole('main'))
      .toHaveTextContent(/The 60 GHz link is down. The 5 GHz backup link is active. since \d\d:\d\d/);
  });
});

describe('dashboard of an access point', () => {
  it('tells the limit of stations that the device sends, and none that is exceeded', async () => {
    await stage.answer(ptmpAccessPointStatus(6, { wireless: { stationLimit: 31 } }));
    await expect.element(page.getByText('6 of 31 stations')).toBeVisible();
    await stage.answer(ptmpAccessPointStatus(40, { wireless: { stationLimit: 31 } }));
    await expect.element(page.getByText('40 stations, limit unknown')).toBeVisible();
  });

  it('names at most the worst five stations, and leads to all', async () => {
    await stage.answer(ptmpAccessPointStatus(40));
    const card = page.getByRole('region', { name: 'Stations needing attention' });
    await expect.element(page.getByText('40 of 85 stations')).toBeVisible();
    expect(card.getByRole('list', { name: 'Worst stations' }).getByRole('listitem').elements()).toHaveLength(
      5,
    );
    await expect
      .element(card.getByRole('link', { name: 'All stations' }))
      .toHaveAttribute('href', '#/stations');
  });

  it('leads by the name of the one station with a problem, in its colour, and has its cause once, in the list', async () => {
    const [peer] = ptmpAccessPointStatus(1).wireless.stations;
    const stations = [{ ...peer!, chainSignalsDbm: [-70, -50] }];
    await stage.answer(ptmpAccessPointStatus(1, { wireless: { stations } }));
    const main = page.getByRole('main');
    const lead = main.getByText(/needs attention\.$/);
    await expect.element(lead).toBeVisible();
    const cause = main.getByText(/chain \d is \d+ dB below/);
    expect(cause.elements()).toHaveLength(1);
    expect(main.getByRole('list', { name: 'Causes' }).query()).toBeNull();
    const colourOf = (element: Element | null | undefined) => getComputedStyle(element!).color;
    const shape = lead.element().closest('p')?.querySelector('svg');
    expect(colourOf(shape)).toBe(colourOf(cause.element().parentElement?.querySelector('svg')));
  });

  it('counts the causes of more stations than it lists', async () => {
    const stations = ptmpAccessPointStatus(6).wireless.stations.map(peer => ({
      ...peer,
      chainSignalsDbm: [-70, -50],
    }));
    await stage.answer(ptmpAccessPointStatus(6, { wireless: { stations } }));
    const main = page.getByRole('main');
    await expect.element(main.getByText('6 stations need attention.')).toBeVisible();
    await expect.element(main.getByRole('list', { name: 'Causes' })).toHaveTextContent('6 × Chain imbalance');
  });

  it('shows channel and power of the radio in use, with the settings of this radio, and calls no station on the backup fine', async () => {
    const sector = (peer: Parameters<typeof station60>[0]) => {
      const stations = [station60({ mac: '02:00:00:00:00:0A', ...peer }), station60(peer)];
      const wireless = {
        mode: 'ap-ptmp',
        stations,
        stationCount: 2,
        frequencyMhz: 5180,
        channelWidthMhz: 40,
      };
      return hybridStatus({ wireless });
    };
    const strip = page.getByRole('list', { name: 'Access point', exact: true });
    const channel = strip.getByRole('link', { name: /^Channel/ });
    await stage.answer(sector({}));
    await expect.element(channel).toHaveAttribute('href', '#/wireless/sixty.frequency');
    await stage.answer(sector({ linked60: false, activeLink: '5' }));
    await expect.element(channel).toHaveTextContent(/5180\sMHz \/ 40\sMHz/);
    await expect.element(channel).toHaveAttribute('href', '#/wireless/radio.frequency');
    const card = page.getByRole('region', { name: 'Stations needing attention' });
    await expect.element(card).toHaveTextContent('Stations on the 5 GHz backup link: 2.');
    expect(card.element().textContent).not.toContain('No stations with problems');
  });

  it('says how a station gets into an empty list', async () => {
    await stage.answer(ptmpAccessPointStatus(0));
    await expect.element(page.getByText(/Stations appear here when they connect/)).toBeVisible();
  });
});

describe('a note', () => {
  it('leads nothing: it stands beside the health, without a colour', async () => {
    const peer = station({ chainSignalsDbm: [-53, -57], signalDbm: -53 });
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [peer] } }));
    const main = page.getByRole('main');
    await expect.element(main).toHaveTextContent(/chain 1 is 4 dB below chain 0/);
    const fact = page.getByText(/chain 1 is 4 dB below chain 0/).element();
    expect(fact.textContent).toMatch(/^No problems detected\./);
    expect(fact.closest('p')?.querySelector('svg')).toBeNull();
    await expect.element(page.getByRole('banner')).toHaveTextContent('Connected');
  });
});

describe('the interfaces', () => {
  it('tell of a radio how its link stands, not whether it is plugged', async () => {
    await stage.answer(ptpAccessPointStatus());
    await userEvent.click(page.getByText('All readings'));
    await expect.element(page.getByRole('row', { name: /^ath0/ })).toHaveTextContent('Connected');
    await expect.element(page.getByRole('row', { name: /^ath0/ })).not.toHaveTextContent('unplugged');
  });
});

describe('the link report', () => {
  it('the link report that was copied is told in a notification', async () => {
    await stage.answer(ptpAccessPointStatus());
    const allowed = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(page.getByRole('button', { name: 'Copy link report' }));
    await expect
      .element(page.getByRole('region', { name: 'Notifications' }))
      .toHaveTextContent('Done: Copied');
    allowed.mockRestore();
  });

  it('the link report is shown to be copied by hand where the browser forbids copying', async () => {
    await stage.answer(ptpAccessPointStatus());
    const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const older = vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const button = page.getByRole('button', { name: 'Copy link report' });
    await expect.element(button).toBeVisible();
    await userEvent.click(button);
    const field = page.getByRole('textbox', { name: 'Link report' });
    await expect
      .element(field)
      .toHaveValue(expect.stringMatching(/Signal +-53 dBm +-54 dBm[^]*"signalDbm": -53/));
    refused.mockRestore();
    older.mockRestore();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.element(field).not.toBeInTheDocument();
  });
});

describe('the line of an access point', () => {
  it('names network, channel, power, EIRP, noise, security, port and load, and leads to the settings', async () => {
    await stage.answer(ptmpAccessPointStatus(3));
    const strip = page.getByRole('list', { name: 'Access point', exact: true });
    await expect
      .element(strip)
      .toHaveTextContent(/SSID.*Channel.*MHz.*EIRP.*dBm.*Noise floor.*Security.*eth0.*CPU.*Uptime/);
    await expect
      .element(strip.getByRole('link', { name: /^SSID/ }))
      .toHaveAttribute('href', '#/wireless/wireless.ssid');
  });
});

describe('the card of the radio', () => {
  it('says of a device with two radios that it is of the backup, and nothing of the main one', async () => {
    await stage.answer(hybridStatus());
    const card = page.getByRole('region', { name: '5 GHz backup radio' });
    await expect.element(card).toHaveTextContent('SSID');
    await expect.element(card).not.toHaveTextContent(/2160/);
  });
});

describe('what the device says in code', () => {
  it('what the device says in code is said in words: mode, role and chains', async () => {
    await stage.answer(ptmpAccessPointStatus(1, { wireless: { rxChainMask: 3 } }));
    await userEvent.click(page.getByText('All readings'));
    await expect.element(page.getByRole('heading', { name: 'Management' })).toBeInTheDocument();
    expect(text()).toContain('Access point, point to multipoint');
    expect(text().split(/[\n\t]+/)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(ap-ptmp|bridge)$/)]),
    );
    await expect.poll(text).toMatch(/Receive chains\s+2\s/);
  });
});

describe('the quality that airOS 6 tells', () => {
  it('stands on the card of its radio: CCQ and airMAX quality', async () => {
    await stage.answer(airOs6Status());
    const card = page.getByRole('region', { name: 'Radio', exact: true });
    await expect.element(card).toHaveTextContent(/CCQ\)\s*99\.1\s*%/);
    await expect.element(card).toHaveTextContent(/airMAX quality\s*87\s*%/);
  });

  it('the quality that airOS 6 tells is no row of a radio that has a link score', async () => {
    await stage.answer(ptpAccessPointStatus());
    const card = page.getByRole('region', { name: 'Radio', exact: true });
    await expect.element(card).toHaveTextContent('Noise floor');
    await expect.element(card).not.toHaveTextContent('CCQ');
  });
});
