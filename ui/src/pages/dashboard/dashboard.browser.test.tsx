import { WeatherPort } from '@radiolink/application/weather';
import type { DeviceStatus } from '@radiolink/domain/status';
import {
  airOs6Status,
  emptyStatus,
  ethernetPort,
  hybridStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  ptpStationStatus,
  remoteStatus,
  station,
  station60,
} from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Frame } from '../../frame/index.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { DashboardPage } from './dashboard.page.tsx';

let stage: Stage;

beforeEach(async () => {
  stage = setStage({ ports: [[WeatherPort, { precipitation: async () => undefined }]] });
  await stage.show(
    <Frame current="dashboard">
      <DashboardPage />
    </Frame>,
  );
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

describe('13.24 a port that costs throughput', () => {
  it.each([1440, 390, 320])('has its mark on the line of its words at %i px', async width => {
    await page.viewport(width, 900);
    const remote = remoteStatus({ ethernet: [ethernetPort({ speedMbps: 10, fullDuplex: false })] });
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [station({ remote })] } }));
    const fact = page.getByText('10 half').first();
    await expect.element(fact).toBeVisible();
    const place = fact.element().closest('dd')!;
    const mark = place.querySelector('svg')!.getBoundingClientRect();
    const words = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (words.nextNode()?.nodeValue?.trim() === '');
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const line = range.getBoundingClientRect();
    const middle = (mark.top + mark.bottom) / 2;
    expect([middle > line.top, middle < line.bottom]).toEqual([true, true]);
    await page.viewport(1440, 900);
  });
});

describe('on a phone, a link of two radios', () => {
  afterEach(() => page.viewport(1440, 900));

  it('has both ends side by side, and the states of the radios above them', async () => {
    await page.viewport(390, 844);
    await stage.answer(hybridStatus());
    const states = page.getByRole('listitem').filter({ hasText: 'active' });
    await expect.element(states).toBeVisible();
    const [local, remote] = ['LOCAL', 'REMOTE'].map(side =>
      [...stage.place.querySelectorAll('section')]
        .find(({ textContent }) => textContent.toUpperCase().startsWith(side))!
        .getBoundingClientRect(),
    );
    expect(local!.top).toBe(remote!.top);
    expect(states.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(local!.top);
  });
});

describe('the chains of a link', () => {
  afterEach(() => page.viewport(1440, 900));

  it.each([320, 390])('have no figure under a bar at %i px', async width => {
    await page.viewport(width, 844);
    const apart = station({ chainSignalsDbm: [-55, -68] });
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [apart] } }));
    await expect.element(page.getByText('chain 0').first()).toBeVisible();
    const rows = [...stage.place.querySelectorAll('li')].filter(({ innerText }) =>
      /^chain \d/.test(innerText),
    );
    const covered = rows.filter(row => {
      const [, bar, value] = [...row.children].map(part => part.getBoundingClientRect());
      const inside = [...row.children[1]!.querySelectorAll('*')].map(
        part => part.getBoundingClientRect().right,
      );
      return (
        value!.left < Math.max(bar!.right, ...inside) && value!.top < bar!.bottom && bar!.top < value!.bottom
      );
    });
    expect(rows.length).toBeGreaterThan(1);
    expect(covered.map(({ innerText }) => innerText)).toEqual([]);
  });
});

describe('16.3 a link on its backup', () => {
  it('is what header, title and verdict name, with since when', async () => {
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

  it('says how a station gets into an empty list', async () => {
    await stage.answer(ptmpAccessPointStatus(0));
    await expect.element(page.getByText(/Stations appear here when they connect/)).toBeVisible();
  });
});

describe('what the device names', () => {
  it('stands apart from the text around it, so that it cannot turn its direction', async () => {
    const status = ptpAccessPointStatus();
    await stage.answer(status);
    const [port] = status.interfaces;
    const isolated = [...stage.place.querySelectorAll('td bdi')].map(({ textContent }) => textContent);
    expect(isolated).toContain(port?.hwaddr);
    expect(stage.place.querySelector('dt bdi')?.textContent).toBe('eth0');
  });
});

const SHAPES: readonly (readonly [string, DeviceStatus])[] = [
  ['an empty answer', emptyStatus()],
  ['the access point of a link', ptpAccessPointStatus()],
  ['the station of a link', ptpStationStatus()],
  ['an access point of many', ptmpAccessPointStatus(8)],
  ['a hybrid of 60 and 5 GHz', hybridStatus()],
  ['airOS 6', airOs6Status()],
];

describe.each(SHAPES)('every reading of %s', (_, status) => {
  it('is drawn without NaN, undefined or a complaint', async () => {
    await stage.answer(status);
    await userEvent.click(page.getByText('All readings'));
    await expect.element(page.getByRole('heading', { name: 'Management' })).toBeInTheDocument();
    expect(text()).not.toMatch(/NaN|undefined|null|\[object/);
    expect(text()).toContain('—');
    expect(stage.complaints).toEqual([]);
  });
});

describe('16.6 a note', () => {
  it('leads nothing: it stands beside the health, without a colour', async () => {
    const peer = station({ chainSignalsDbm: [-53, -57], signalDbm: -53 });
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [peer] } }));
    const main = page.getByRole('main');
    await expect.element(main).toHaveTextContent(/chain 1 is 4 dB below chain 0/);
    const fact = page.getByText(/chain 1 is 4 dB below chain 0/).element();
    expect(fact.textContent).toMatch(/^The link performs/);
    expect(fact.closest('p')?.querySelector('svg')).toBeNull();
    await expect.element(page.getByRole('banner')).toHaveTextContent('Connected');
  });
});

describe('16.4 what is old', () => {
  const opacity = (element: Element): number => {
    let product = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      product *= Number(getComputedStyle(at).opacity);
    return Math.round(product * 100) / 100;
  };

  it('is dimmed as a whole, once, and says its age beside the verdict', async () => {
    const peer = station({ chainSignalsDbm: [-50, -58] });
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [peer] } }));
    await expect.element(page.getByRole('region', { name: 'Local end' })).toBeVisible();
    await stage.fail(2);
    const main = page.getByRole('main').element();
    const seen = [...main.querySelectorAll('[data-figure], [data-live], [data-live] svg')];
    expect(seen.length).toBeGreaterThan(20);
    expect([...new Set(seen.map(opacity))]).toEqual([0.6]);
    const verdict = page
      .getByRole('main')
      .getByText(/check the connector/)
      .element();
    expect(verdict.closest('[data-live]')).not.toBeNull();
    const inks = [...main.querySelectorAll('[data-live]')].map(element => getComputedStyle(element).color);
    expect(new Set(inks).size).toBe(1);
    expect(main.textContent).toMatch(/\d+\ss old/);
  });
});

describe('when answers fail', () => {
  it('keeps the last good data and says how old it is', async () => {
    await stage.answer(ptpAccessPointStatus());
    await stage.fail(2);
    await expect.element(page.getByRole('banner')).toHaveTextContent('Reconnecting…');
    await expect.element(page.getByRole('banner')).toHaveTextContent(/\d+\ss old · 2 failed attempts/);
    await expect.element(page.getByRole('region', { name: 'Local end' })).toHaveTextContent('Ridge-AP');
  });

  it('says so in place of the page when no answer ever came', async () => {
    await stage.fail(3);
    await expect.element(page.getByRole('alert')).toHaveTextContent('No data yet');
  });

  it('goes on by itself', async () => {
    await stage.fail(3);
    await stage.answer(ptpAccessPointStatus());
    await expect.element(page.getByRole('banner')).toHaveTextContent('Connected');
    expect(text()).not.toContain('Reconnecting');
  });
});

describe('a name from the air', () => {
  it.each(['<img src=x onerror=alert(1)>', '{count} $t(Login)', "=cmd|' /C calc'!A0"])(
    'is shown as it is: %s',
    async name => {
      await stage.answer(ptpAccessPointStatus({ host: { hostname: name }, wireless: { essid: name } }));
      await expect.element(page.getByRole('banner').getByText(name)).toBeVisible();
      expect(stage.place.querySelector('img')).toBeNull();
      expect(stage.complaints).toEqual([]);
    },
  );

  it('cannot turn the text around it', async () => {
    await stage.answer(ptpAccessPointStatus({ host: { hostname: 'a\u202eb' } }));
    await expect.element(page.getByRole('banner')).toHaveTextContent('aU+202Eb');
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
  it('that was copied is told in a notification', async () => {
    await stage.answer(ptpAccessPointStatus());
    const allowed = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(page.getByRole('button', { name: 'Copy link report' }));
    await expect
      .element(page.getByRole('region', { name: 'Notifications' }))
      .toHaveTextContent('Done: Copied');
    allowed.mockRestore();
  });

  it('is shown to be copied by hand where the browser forbids copying', async () => {
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

/** Parts that are loaded after the first figure arrive in their own time. */
async function allPartsShown(): Promise<void> {
  let before = '';
  await expect
    .poll(
      () => {
        const isStill = before === stage.place.innerHTML;
        before = stage.place.innerHTML;
        return isStill;
      },
      { interval: 300 },
    )
    .toBe(true);
}

describe('a tick', () => {
  it('changes at most two nodes for each value that changed', async () => {
    const status = ptpAccessPointStatus();
    await stage.answer(status);
    await expect.element(page.getByRole('region', { name: 'Local end' })).toBeVisible();
    const count = { nodes: 0, values: 0 };
    const observer = new MutationObserver(records => {
      for (const { type, addedNodes, removedNodes } of records) {
        if (type === 'characterData') count.values += 1;
        count.nodes += type === 'childList' ? addedNodes.length + removedNodes.length : 1;
      }
    });
    const link = page.getByRole('region', { name: 'Local end' }).element().parentElement;
    if (link)
      observer.observe(link, { subtree: true, childList: true, characterData: true, attributes: true });
    const peer = { ...station(), signalDbm: -54, chainSignalsDbm: [-57, -57] };
    await stage.answer({
      ...status,
      wireless: { ...status.wireless, txThroughputKbps: 9000, stations: [peer] },
    });
    await expect.poll(() => count.values).toBeGreaterThan(2);
    observer.disconnect();
    expect(count.nodes).toBeLessThanOrEqual(2 * count.values);
  });

  it('touches nothing when nothing changed', async () => {
    const status = ptmpAccessPointStatus(40);
    await stage.answer(status);
    await allPartsShown();
    const touched: Node[] = [];
    const observer = new MutationObserver(records => touched.push(...records.map(({ target }) => target)));
    observer.observe(stage.place, { subtree: true, childList: true, characterData: true, attributes: true });
    await stage.answer(structuredClone(status));
    observer.disconnect();
    expect(touched).toEqual([]);
  });

  it('touches the one listed station that changed', async () => {
    const status = ptmpAccessPointStatus(40);
    await stage.answer(status);
    const card = page.getByRole('region', { name: 'Stations needing attention' }).element();
    const name = card.querySelector('bdi')?.textContent;
    const touched = new Set<Element | null>();
    const observer = new MutationObserver(records => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        touched.add(element?.closest('li') ?? null);
      }
    });
    observer.observe(card, { subtree: true, childList: true, characterData: true, attributes: true });
    const stations = status.wireless.stations.map(peer =>
      peer.remote?.hostname === name ? { ...peer, signalDbm: -90 } : peer,
    );
    await stage.answer({ ...status, wireless: { ...status.wireless, stations } });
    observer.disconnect();
    expect([...touched].map(item => item?.querySelector('bdi')?.textContent)).toEqual([name]);
  });
});

describe('16.17 a link that went down', () => {
  it('keeps its last readings with their time in place of zeros', async () => {
    await stage.answer(ptpAccessPointStatus());
    const remote = page.getByRole('region', { name: 'Remote end' });
    await expect.element(remote).toHaveTextContent(/−\d+\sdBm/);
    const signal = /−\d+/.exec(remote.element().textContent)?.[0];
    await stage.answer(
      ptpAccessPointStatus({
        wireless: { stations: [], stationCount: 0, distanceMetres: undefined, linkSeconds: 0 },
      }),
    );
    await expect.element(remote).toHaveTextContent(/Last readings, \d\d:\d\d/);
    await expect.element(remote).toHaveTextContent(signal ?? '?');
    const main = page.getByRole('main');
    await expect.element(main).not.toHaveTextContent(/\b0\s(m|ft|s)\b/);
    const figure = remote.element().querySelector('[data-figure]')!;
    expect(getComputedStyle(figure).opacity).toBe('0.6');
  });

  it('says nothing of a link that was never seen', async () => {
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0, linkSeconds: 0 } }));
    await expect.element(page.getByText('No remote device connected.')).toBeVisible();
    await expect.element(page.getByRole('main')).not.toHaveTextContent(/Last readings|up\s+0/);
  });
});

describe('the first look of a phone', () => {
  afterEach(() => page.viewport(1280, 800));

  it('has the verdict, both signals with their chains and what flows within 350 px', async () => {
    await page.viewport(390, 844);
    await stage.answer(ptpAccessPointStatus());
    const ends = [
      page.getByRole('region', { name: 'Local end' }),
      page.getByRole('region', { name: 'Remote end' }),
    ];
    await expect.element(ends[1]!).toBeVisible();
    const chains = ends.map(end => end.element().querySelector('ul')!.getBoundingClientRect());
    expect(Math.max(...chains.map(({ bottom }) => bottom))).toBeLessThanOrEqual(350);
    expect(chains[0]!.right).toBeLessThan(chains[1]!.left);
    const capacity = page
      .getByText(/^capacity/)
      .first()
      .element()
      .getBoundingClientRect();
    expect(capacity.bottom).toBeLessThan(chains[0]!.top);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
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

describe('16.15 the card of the radio', () => {
  it('says of a device with two radios that it is of the backup, and nothing of the main one', async () => {
    await stage.answer(hybridStatus());
    const card = page.getByRole('region', { name: '5 GHz backup radio' });
    await expect.element(card).toHaveTextContent('SSID');
    await expect.element(card).not.toHaveTextContent(/2160/);
  });
});

describe('16.25 what the device says in code', () => {
  it('is said in words: mode, role and chains', async () => {
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

describe('16.5 a chart of which the device reports nothing', () => {
  it('says so in words; one with values is drawn', async () => {
    await stage.answer(
      ptpAccessPointStatus({ wireless: { txThroughputKbps: undefined, rxThroughputKbps: undefined } }),
    );
    const throughput = page.getByRole('region', { name: 'Throughput' });
    await expect.element(throughput).toHaveTextContent('Not reported by this device');
    expect(throughput.element().querySelector('canvas')).toBeNull();
    await expect
      .poll(() => page.getByRole('region', { name: 'Signal' }).element().querySelector('canvas'))
      .not.toBeNull();
  });
});

describe('16.11 a record that the device does not keep', () => {
  it('leaves no placeholder behind once that is known', async () => {
    await stage.answer(ptpAccessPointStatus());
    await userEvent.click(page.getByRole('radio', { name: '1 h' }));
    await expect.element(page.getByText(/could not be read|does not record history/)).toBeVisible();
    expect(page.getByRole('region', { name: 'History' }).element().querySelectorAll('section')).toHaveLength(
      0,
    );
    expect(
      page.getByRole('region', { name: 'History' }).element().querySelectorAll('[style*="--height"]'),
    ).toHaveLength(0);
  });
});

describe('13.16 the quality that airOS 6 tells', () => {
  it('stands on the card of its radio: CCQ and airMAX quality', async () => {
    await stage.answer(airOs6Status());
    const card = page.getByRole('region', { name: 'Radio', exact: true });
    await expect.element(card).toHaveTextContent(/CCQ\)\s*99\.1\s*%/);
    await expect.element(card).toHaveTextContent(/airMAX quality\s*87\s*%/);
  });

  it('is no row of a radio that has a link score', async () => {
    await stage.answer(ptpAccessPointStatus());
    const card = page.getByRole('region', { name: 'Radio', exact: true });
    await expect.element(card).toHaveTextContent('Noise floor');
    await expect.element(card).not.toHaveTextContent('CCQ');
  });
});

describe('13.14 what was not measured', () => {
  it('is a dash with its reason: distance, temperature and cable', async () => {
    await stage.answer(
      ptpAccessPointStatus({
        host: { temperatureCelsius: undefined },
        wireless: { distanceMetres: undefined, stations: [station({ distanceMetres: undefined })] },
        interfaces: [{ name: 'eth0', enabled: true, plugged: false }],
      }),
    );
    for (const reason of [/the link is too short/, /no temperature sensor/, /no cable is plugged in/]) {
      await expect.element(page.getByTitle(reason).first()).toHaveTextContent('—');
    }
  });

  it('is not a little: 17 kbps are told as such', async () => {
    await stage.answer(ptpAccessPointStatus({ wireless: { txThroughputKbps: 17 } }));
    await expect.poll(text).toMatch(/17\.0\skbps/);
  });
});
