import { ExpectedOutage } from '@radiolink/application/outage/expected-outage';
import { StartModel } from '@radiolink/application/start/start.model';
import { ptmpAccessPointStatus, ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { Frame } from './frame.tsx';
import { BottomBar, Navigation } from './navigation.tsx';
import { closeFrame, hash, showFrame } from './frame.mother.tsx';

let stage: Stage;

beforeEach(async () => {
  stage = await showFrame();
});

afterEach(() => closeFrame(stage));

describe('the header of a disconnected link', () => {
  it('says so by its word alone, without a mark of a missing signal', async () => {
    await stage.answer(ptpAccessPointStatus());
    await expect.element(page.getByRole('banner')).toHaveTextContent('dBm');
    await stage.answer(ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } }));
    await expect.element(page.getByRole('banner')).not.toHaveTextContent('dBm');
    await expect.element(page.getByRole('banner')).not.toHaveTextContent('—');
  });
});

describe('the readings of a device that restarts or is flashed', () => {
  it.each(['reboot', 'upgrade', 'reset'] as const)(
    'the readings of a device that restarts or is flashed are dimmed from the request of a %s on',
    async kind => {
      const outage = stage.models.get(ExpectedOutage);
      const main = page.getByRole('main').element();
      const entered = document.createElement('div');
      entered.dataset['entered'] = '';
      const [figure, sum] = [main, main.appendChild(entered)].map(place => {
        const added = document.createElement('span');
        added.dataset['figure'] = '';
        return place.appendChild(added);
      });
      const opacityOf = (element: Element): number => Number(getComputedStyle(element).opacity);
      const opacity = (): number => opacityOf(figure!);
      await stage.answer(ptpAccessPointStatus());
      expect(opacity()).toBe(1);
      outage.declared({ reason: 'restart', isExpected: true, absence: { kind, until: Date.now() + 70_000 } });
      await expect.poll(opacity).toBeLessThan(1);
      expect(opacityOf(sum!)).toBe(1);
      outage.declared({ reason: 'restart', isExpected: false });
      await expect.poll(opacity).toBe(1);
    },
  );
});

describe('the bar of the changes on a phone', () => {
  afterEach(() => page.viewport(1440, 900));

  it('the bar of the changes on a phone leaves its room to a running test, but not the dialog that it opened', async () => {
    await page.viewport(390, 800);
    const place = stage.place.querySelector('[data-bar="change-bar"]')!;
    const [bar, review] = [document.createElement('section'), document.createElement('dialog')];
    bar.textContent = review.textContent = 'Changes';
    place.append(bar, review);
    review.showModal();
    const heightOf = (element: Element) => element.getBoundingClientRect().height;
    expect(heightOf(bar)).toBeGreaterThan(0);
    const test = document.createElement('div');
    test.dataset['testing'] = '';
    place.before(test);
    expect(heightOf(bar)).toBe(0);
    expect(heightOf(review)).toBeGreaterThan(0);
    for (const each of [bar, review, test]) each.remove();
  });
});

describe('the words of the header on the narrowest phone', () => {
  afterEach(() => page.viewport(1440, 900));

  it.each([320, 390])(
    'the words of the header on the narrowest phone are not broken inside beside a running tool, at %i px',
    async width => {
      await page.viewport(width, 640);
      await stage.answer(ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } }));
      const banner = page.getByRole('banner');
      // As wide as a running tool under the thumb.
      const tool = document.createElement('span');
      tool.style.cssText = 'flex: none; inline-size: 44px';
      banner.element().lastElementChild!.prepend(tool);
      const word = banner.getByText(/^Disconnected$/);
      await expect.element(word).toBeVisible();
      const letters = document.createRange();
      letters.selectNodeContents(document.createTreeWalker(word.element(), NodeFilter.SHOW_TEXT).nextNode()!);
      expect(new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
      const controls = [...banner.element().querySelectorAll('button')].filter(one => one.checkVisibility());
      const edges = controls.map(one => one.getBoundingClientRect());
      expect(Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(width);
      const { right } = letters.getBoundingClientRect();
      expect(right).toBeLessThanOrEqual(Math.min(...edges.map(({ left }) => left)));
    },
  );
});

describe('a missed answer, reading 37', () => {
  it('a missed answer is not said for 5 s; then the header and the title speak of the connection, not of the link', async () => {
    await stage.answer(ptmpAccessPointStatus(0));
    await stage.fail(4, 4000);
    await expect.element(page.getByRole('banner')).toHaveTextContent('No stations');
    await stage.fail(5, 5000);
    await expect.element(page.getByRole('banner')).toHaveTextContent('Reconnecting…');
    await expect.element(page.getByRole('banner')).not.toHaveTextContent('No stations');
    await expect.poll(() => document.title).toMatch(/^Reconnecting… · /);
  });
});

describe('a device that answers, but not with its status', () => {
  const status = (code: number, statusText: string) =>
    ({ kind: 'response-status', status: code, statusText }) as const;
  it.each([
    [status(500, 'Internal Server Error'), 'Device error', '500: Internal Server Error'],
    [status(502, 'Bad Gateway'), 'Device error', '502: Bad Gateway'],
    [status(404, 'Not Found'), 'Device error', '404: Not Found'],
    [status(403, ''), 'Not permitted', 'HTTP status 403'],
    [
      { kind: 'device-api', error: '', message: 'Status is off.', detail: '', statusCode: 403 } as const,
      'Not permitted',
      'Status is off.',
    ],
    [
      { kind: 'network', reason: 'malformed', message: 'Invalid response from the device.' } as const,
      'Device error',
      'Invalid response from the device.',
    ],
  ])(
    'a device that answers, but not with its status is never said to be silent: %j',
    async (failure, word, text) => {
      await stage.answer(ptmpAccessPointStatus(0));
      await stage.fail(5, 5000, failure);
      const banner = page.getByRole('banner');
      await expect.element(banner).toHaveTextContent(word);
      await expect.element(banner).toHaveTextContent(text);
      await expect.element(banner).not.toHaveTextContent('Reconnecting');
      await expect.element(banner).not.toHaveTextContent('does not respond');
      await expect.poll(() => document.title).toMatch(new RegExp(`^${word} · `));
    },
  );
});

it('the places of a closed group and of the sheet of a phone are drawn after the first figures, those of an open group at once', async () => {
  await stage.close();
  stage = setStage();
  const nothing = () => undefined;
  await stage.show(
    <>
      <Navigation current="ping" onHelp={nothing} />
      <BottomBar current="ping" onHelp={nothing} onSearch={nothing} />
    </>,
  );
  const counted = () =>
    ['[hidden]', '[id]:not([hidden]):not([popover])', '[popover]'].map(
      list => document.querySelectorAll(`nav ${list} a`).length > 0,
    );
  expect(counted()).toEqual([false, true, false]);
  await act(() => stage.models.get(StartModel).pageDrawn());
  expect(counted()).toEqual([true, true, true]);
});

it('the bar that the window has no room for is drawn after the first figures', async () => {
  await stage.close();
  stage = setStage();
  const drawn: (readonly boolean[])[] = [];
  const seen = new MutationObserver(() =>
    drawn.push([...document.querySelectorAll('nav')].map(nav => nav.checkVisibility())),
  );
  seen.observe(document.body, { childList: true, subtree: true });
  await stage.show(<Frame current="dashboard">Page</Frame>);
  seen.disconnect();
  expect([drawn[0], drawn.at(-1)]).toEqual([[true], [true, false]]);
});

describe('the scroll position', () => {
  const pageOf = (current: 'dashboard' | 'stations') =>
    stage.show(
      <Frame current={current}>
        <div style={{ blockSize: '4000px' }}>{current}</div>
      </Frame>,
    );
  /** The page follows the address, as the program draws it. */
  const goTo = async (current: 'dashboard' | 'stations'): Promise<void> => {
    window.location.hash = `#/${current}`;
    await pageOf(current);
  };

  it('the scroll position is the top of another page, and where it was on the way back', async () => {
    await goTo('dashboard');
    window.scrollTo(0, 1200);
    await expect.poll(() => window.scrollY).toBe(1200);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await goTo('stations');
    expect(window.scrollY).toBe(0);
    window.history.back();
    await expect.poll(hash).toBe('#/dashboard');
    await pageOf('dashboard');
    await expect.poll(() => window.scrollY).toBe(1200);
  });
});

describe('the title of the tab', () => {
  it('names the page', () => {
    expect(document.title).toMatch(/^Dashboard · /);
  });

  it('leads with the problem of the sector, as the header does', async () => {
    await stage.answer(ptmpAccessPointStatus(0));
    await expect.element(page.getByRole('banner')).toHaveTextContent('No stations');
    await expect.poll(() => document.title).toMatch(/^No stations · /);
  });
});

describe('places', () => {
  const longName = 'Konfigurationsvergleichsübersicht';

  it('wrap a long name, and keep their pictures whole', () => {
    const rail = document.querySelector<HTMLElement>('nav');
    const place = [...(rail?.querySelectorAll<HTMLElement>('button[aria-expanded]') ?? [])][0];
    const name = place?.querySelector('span');
    if (!rail || !place || !name) throw new Error('The rail has a group.');
    name.textContent = longName;
    const chevron = place.querySelector('svg:last-child')?.getBoundingClientRect();
    expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    expect(rail.scrollWidth).toBeLessThanOrEqual(rail.clientWidth);
    expect(chevron?.width).toBe(16);
    expect(chevron?.right).toBeLessThanOrEqual(rail.getBoundingClientRect().right);
  });

  describe.each(['ltr', 'rtl'])('in a text of direction %s', dir => {
    beforeEach(() => {
      document.documentElement.dir = dir;
    });
    afterEach(async () => {
      document.documentElement.dir = 'ltr';
      await page.viewport(1440, 900);
    });
    const shadows = () =>
      [...document.querySelectorAll('nav a[aria-current=page]')]
        .filter(place => place.checkVisibility())
        .map(place => /-?\d+px -?\d+px/.exec(getComputedStyle(place).boxShadow)?.[0]);

    it('the line of the current one is at the start of the rail', () => {
      expect(shadows()).toEqual([dir === 'rtl' ? '-3px 0px' : '3px 0px']);
    });

    it('the line of the current one is at the top of the bar of a phone', async () => {
      await page.viewport(390, 844);
      await expect.poll(shadows).toEqual(['0px 2px']);
    });
  });
});

describe('the language', () => {
  it('changes the words and the direction, not the page', async () => {
    await userEvent.fill(page.getByRole('textbox', { name: 'A field' }), 'kept');
    await userEvent.click(page.getByRole('button', { name: /User menu/ }));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'ar');
    await expect.poll(() => document.documentElement.dir).toBe('rtl');
    await expect.element(page.getByRole('link', { name: 'لوحة المعلومات' }).first()).toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'A field' })).toHaveValue('kept');
    document.documentElement.dir = 'ltr';
    document.documentElement.lang = 'en';
  });
});
