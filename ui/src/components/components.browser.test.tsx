import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../testing/stage.mother.tsx';
import { Figure, TextWithFigures } from './figure.tsx';
import { ForeignText } from './foreign-text.tsx';
import { PasswordField } from './password-field.tsx';
import { SignalBar } from './bars.tsx';

let stage: Stage;
beforeEach(() => {
  stage = setStage();
});
afterEach(() => stage.close());

describe.each([
  ['ltr', 'rocky-ridge-north-station'],
  ['rtl', 'rocky-ridge-north-station'],
  ['ltr', 'محطة التل الشمالي البعيدة'],
  ['rtl', 'محطة التل الشمالي البعيدة'],
] as const)('a name that is cut, in a text of direction %s: %s', (dir, name) => {
  it('keeps its beginning in sight', async () => {
    await stage.show(
      <div dir={dir} style={{ inlineSize: 80 }}>
        <ForeignText cut>{name}</ForeignText>
      </div>,
    );
    const words = stage.place.querySelector('bdi > span')?.firstChild;
    if (words == null) throw new Error('There is no name.');
    const beginning = document.createRange();
    beginning.setStart(words, 0);
    beginning.setEnd(words, 3);
    const [letters, place] = [beginning, words.parentElement!.parentElement!].map(part =>
      part.getBoundingClientRect(),
    );
    expect(words.parentElement!.offsetWidth).toBeGreaterThan(80);
    expect(letters!.left).toBeGreaterThanOrEqual(place!.left - 1);
    expect(letters!.right).toBeLessThanOrEqual(place!.right + 1);
  });
});

describe.each(['ltr', 'rtl'] as const)('a short name in a wide place, in a text of direction %s', dir => {
  it.each(['Depot-ST', 'محطة التل'])(
    'stands where its place begins, whatever its own direction: %s',
    async name => {
      await stage.show(
        <div dir={dir} style={{ inlineSize: 300 }}>
          <a href="#/" style={{ display: 'block' }}>
            <ForeignText cut>{name}</ForeignText>
          </a>
        </div>,
      );
      const words = stage.place.querySelector('bdi > span')!.getBoundingClientRect();
      const place = stage.place.querySelector('div[dir]')!.getBoundingClientRect();
      const side = dir === 'rtl' ? 'right' : 'left';
      expect(words.width).toBeLessThan(200);
      expect(Math.abs(words[side] - place[side])).toBeLessThan(2);
    },
  );
});

describe('a figure', () => {
  it('a figure is value, thin space and unit', async () => {
    await stage.show(<Figure of={{ value: '−52', unit: 'dBm' }} />);
    expect(stage.place.textContent).toBe('−52\u202FdBm');
  });

  it('figures stand in a text where its language puts them, each isolated', async () => {
    const speed = (value: string) => ({ value, unit: 'Mbps' });
    await stage.show(
      <TextWithFigures
        text={({ capacity, possible }) => `of ${possible}, ${capacity} is left.`}
        of={{ capacity: speed('345'), possible: speed('624') }}
      />,
    );
    expect(stage.place.textContent).toBe('of 624\u202FMbps, 345\u202FMbps is left.');
    const figures = [...stage.place.querySelectorAll('[data-figure]')];
    expect(figures.map(figure => getComputedStyle(figure).unicodeBidi)).toEqual(['isolate', 'isolate']);
  });

  it('a figure has its parts follow each other from right to left in a language that is read so', async () => {
    await stage.show(
      <p dir="rtl">
        <Figure
          of={[
            { value: '7', unit: 'ي' },
            { value: '1', unit: 'س' },
          ]}
        />
      </p>,
    );
    const [days, hours] = [...stage.place.querySelectorAll('bdi')].map(part => part.getBoundingClientRect());
    const unit = stage.place.querySelector('bdi span')?.getBoundingClientRect();
    expect(days?.left).toBeGreaterThanOrEqual(hours?.right ?? Number.NaN);
    expect(unit?.left).toBe(days?.left);
  });

  it.each([
    ['ث', 'left'],
    ['dBm', 'right'],
  ] as const)(
    'a figure in a language that is read from the right has its unit %s on the %s',
    async (unit, side) => {
      await stage.show(
        <p dir="rtl">
          <Figure of={{ value: '12', unit }} />
        </p>,
      );
      const figure = stage.place.querySelector('[data-figure]')!.getBoundingClientRect();
      const place = stage.place.querySelector('[data-figure] span')!.getBoundingClientRect();
      expect(place[side]).toBeCloseTo(figure[side], 0);
    },
  );

  it('shows a missing value as a dash and says why', async () => {
    await stage.show(<Figure of={undefined} />);
    expect(stage.place.textContent).toBe('— Not reported by this device');
  });

  it('keeps its width as its value changes', async () => {
    await stage.show(<Figure of={{ value: '1.1', unit: '' }} room={8} />);
    const before = stage.place.querySelector('span')?.getBoundingClientRect().width;
    await stage.show(<Figure of={{ value: '888.8', unit: '' }} room={8} />);
    expect(stage.place.querySelector('span')?.getBoundingClientRect().width).toBe(before);
  });
});

describe('a signal bar', () => {
  const width = (selector: string): number =>
    stage.place.querySelector(selector)?.getBoundingClientRect().width ?? 0;

  it('a signal bar is full at −45 dBm and half full in the middle of its scale', async () => {
    await stage.show(<SignalBar end="local" signalDbm={-45} />);
    const full = width('[class*="fill"]');
    await stage.show(<SignalBar end="local" signalDbm={-64.5} />);
    expect(width('[class*="fill"]') / full).toBeCloseTo(0.5, 1);
  });

  it('marks a signal above −40 dBm', async () => {
    await stage.show(<SignalBar end="local" signalDbm={-39} />);
    expect(stage.place.querySelector('[class*="strong"]')).not.toBeNull();
  });

  it('draws nothing for a signal that is not known', async () => {
    await stage.show(<SignalBar end="local" signalDbm={undefined} />);
    expect(stage.place.querySelector('[class*="fill"]')).toBeNull();
  });
});

describe('a password field', () => {
  const capsLock = (on: boolean): void => {
    window.dispatchEvent(new KeyboardEvent('keyup', { key: 'a', modifierCapsLock: on }));
  };

  it('hides what is typed until it is asked to show it', async () => {
    await stage.show(<PasswordField label="Password" />);
    const field = page.getByLabelText('Password', { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
    await userEvent.click(page.getByRole('button', { name: 'Show password' }));
    await expect.element(field).toHaveAttribute('type', 'text');
  });

  it('says that Caps lock is on only while it has the focus', async () => {
    await stage.show(<PasswordField label="Password" />);
    capsLock(true);
    expect(page.getByText('Caps lock is on').query()).toBeNull();
    // A click by the browser brings the page to the front: a focus by script goes unseen while another page is there.
    await userEvent.click(page.getByLabelText('Password', { exact: true }));
    capsLock(true);
    await expect.element(page.getByText('Caps lock is on')).toBeVisible();
    capsLock(false);
    await expect.element(page.getByText('Caps lock is on')).not.toBeInTheDocument();
  });
});
