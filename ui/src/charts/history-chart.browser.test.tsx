import { emptyHistory, withTick } from '@radiolink/application/status/chart-series';
import { columnSpeedFigure } from '@radiolink/domain/units';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../testing/stage.mother.tsx';
import { chartColours } from './chart-colours.ts';
import { HistoryChart } from './history-chart.tsx';
import { rangeFromZero } from './value-axis.ts';

const SERIES = [
  { id: 'txKbps', name: 'Transmitted', end: 'local' },
  { id: 'rxKbps', name: 'Received', end: 'remote' },
] as const;

const range = (_: number | null, greatest: number | null) => rangeFromZero(greatest, 1000);
const axisText = (value: number): string => `${value}`;
const figure = (value: number | undefined) => columnSpeedFigure(value, 'en', 'Mbps');

const LIMIT = { name: 'Ethernet limit', value: 900 };
const FAR_LIMIT = { name: 'Ethernet limit', value: 2_000_000 };
const oneTick = withTick(emptyHistory(['txKbps', 'rxKbps'] as const), 1000, { txKbps: 1, rxKbps: 2 });

let stage: Stage;
beforeEach(async () => {
  stage = setStage();
  let history = emptyHistory(['txKbps', 'rxKbps'] as const);
  for (const mbps of [1, 2, 3]) {
    history = withTick(history, Date.UTC(2026, 2, 4, 10, 0, mbps), {
      txKbps: mbps * 1000,
      rxKbps: mbps * 10_000,
    });
  }
  await stage.show(
    <HistoryChart
      title="Throughput"
      history={history}
      series={SERIES}
      range={range}
      axisText={axisText}
      figure={figure}
      height={180}
    />,
  );
});
afterEach(() => stage.close());

const slider = () => page.getByRole('slider', { name: 'Throughput: select time' });

describe('full sun', () => {
  it('full sun has thicker lines', () => {
    const root = document.documentElement;
    const width = (): number => chartColours(stage.place).strokePx;
    const before = width();
    root.dataset['theme'] = 'sun';
    expect(width()).toBeGreaterThan(before);
    delete root.dataset['theme'];
  });
});

describe('a chart', () => {
  it('shows its newest values', async () => {
    await expect.element(page.getByText('3.0\u202FMbps')).toBeVisible();
    await expect.element(page.getByText('30.0\u202FMbps')).toBeVisible();
  });

  it('tells the value at an earlier point by keyboard', async () => {
    slider().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .element(slider())
      .toHaveAttribute('aria-valuetext', expect.stringContaining('Transmitted 2.0\u202FMbps'));
    await expect.element(page.getByText('20.0\u202FMbps').first()).toBeVisible();
  });

  it('tells the value under a sliding finger', async () => {
    await expect.poll(() => stage.place.querySelector('.u-over')).not.toBeNull();
    const over = stage.place.querySelector('.u-over');
    const { left, width, top } = over?.getBoundingClientRect() ?? { left: 0, width: 0, top: 0 };
    // One tick of 1.1 s before the newest, in the half minute that a new chart shows.
    const clientX = left + width * (1 - 1.1 / 30);
    over?.dispatchEvent(
      new PointerEvent('pointermove', { pointerType: 'touch', clientX, clientY: top + 5, bubbles: true }),
    );
    await expect.element(page.getByText('20.0\u202FMbps').first()).toBeVisible();
  });

  it('stands beside the crosshair with the time and both values, also in a chart of the same group', async () => {
    const history = withTick(oneTick, 2100, { txKbps: 4000, rxKbps: 5000 });
    await stage.show(
      ['Upper', 'Lower'].map(title => (
        <HistoryChart
          key={title}
          title={title}
          history={history}
          series={SERIES}
          range={range}
          axisText={axisText}
          figure={figure}
          height={180}
          group="test"
        />
      )),
    );
    const flags = () => [...stage.place.querySelectorAll<HTMLElement>('[style*="--at"]')];
    page.getByRole('slider', { name: 'Upper: select time' }).element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => flags().map(flag => flag.innerText)).toHaveLength(2);
    for (const flag of flags()) expect(flag.innerText).toMatch(/00:01[^]*<0\.1\sMbps[^]*<0\.1\sMbps/);
    const crosshairs = [...stage.place.querySelectorAll('.u-cursor-x')].map(
      line => line.getBoundingClientRect().left,
    );
    expect(crosshairs[0]).toBeCloseTo(crosshairs[1] ?? 0, 0);
    await userEvent.keyboard('{Tab}');
    await expect.poll(flags).toHaveLength(0);
  });

  it('a chart goes on with the clock in the same plot, whose crosshair stays', async () => {
    const upTo = (ticks: number) => {
      let history = emptyHistory(['txKbps', 'rxKbps'] as const);
      for (let tick = 1; tick <= ticks; tick += 1)
        history = withTick(history, tick * 1000, { txKbps: tick * 1000, rxKbps: 0 });
      const from = history.times.length - ticks;
      const lately = (values: Float64Array) => values.slice(from);
      const { txKbps, rxKbps } = history.series;
      return { times: lately(history.times), series: { txKbps: lately(txKbps), rxKbps: lately(rxKbps) } };
    };
    const shown = (ticks: number) => (
      <HistoryChart
        key="clock"
        title="Throughput"
        history={upTo(ticks)}
        series={SERIES}
        range={range}
        axisText={axisText}
        figure={figure}
        height={180}
        byClock
      />
    );
    await stage.show(shown(4));
    const plot = () => stage.place.querySelector('canvas');
    await expect.poll(plot).not.toBeNull();
    const before = plot();
    slider().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => stage.place.querySelector('[style*="--at"]')).not.toBeNull();
    await stage.show(shown(5));
    await expect.element(slider()).toHaveAttribute('max', '4');
    expect(plot()).toBe(before);
    expect(stage.place.querySelector('[style*="--at"]')).not.toBeNull();
  });

  it('a chart goes back to now when the keyboard leaves it', async () => {
    slider().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText('30.0\u202FMbps')).toBeVisible();
  });

  it('a chart has a table of its values, newest first, that is drawn only when asked for', async () => {
    expect(stage.place.querySelector('table')).toBeNull();
    await userEvent.click(page.getByText('Show as a table'));
    const rows = page.getByRole('row');
    await expect.poll(() => rows.elements()).toHaveLength(4);
    expect(rows.elements()[1]?.textContent).toContain('3.0\u202FMbps');
  });

  it('fills a chart below its line, also where the scale lies below zero', async () => {
    let history = emptyHistory(['txKbps', 'rxKbps'] as const);
    for (let second = 0; second < 120; second += 1)
      history = withTick(history, Date.UTC(2026, 2, 4, 10, 0, second), { txKbps: -60, rxKbps: -60 });
    await stage.show(
      <HistoryChart
        title="Signal"
        history={history}
        series={SERIES}
        range={() => [-90, -30]}
        axisText={axisText}
        figure={figure}
        height={180}
      />,
    );
    await expect.element(page.getByRole('slider', { name: 'Signal: select time' })).toBeInTheDocument();
    const canvas = stage.place.querySelector('canvas');
    const opacityAt = (share: number): number =>
      canvas?.getContext('2d')?.getImageData(canvas.width * 0.6, canvas.height * share, 1, 1).data[3] ?? 0;
    await expect.poll(() => [opacityAt(0.25) > 0, opacityAt(0.65) > 0]).toEqual([false, true]);
  });

  it('says at a gap why nothing was recorded, by keyboard and beside the crosshair', async () => {
    const history = withTick(withTick(oneTick, 2100, {}, 'no-answer'), 3200, { txKbps: 1, rxKbps: 2 });
    await stage.show(
      <HistoryChart
        title="Throughput"
        history={history}
        series={SERIES}
        range={range}
        axisText={axisText}
        figure={figure}
        height={180}
      />,
    );
    slider().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    const why = 'Not recorded: no response from the device';
    await expect.element(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining(`: ${why}`));
    await expect.element(page.getByText(why, { exact: true }).last()).toBeVisible();
  });

  it('an axis that grows shows the half minute of its first samples, hatched before them', async () => {
    const at = Date.UTC(2026, 2, 4, 10, 0, 7);
    const aim = (times: readonly number[]) => (
      <HistoryChart
        key="grows"
        title="Signal"
        history={{
          times: Float64Array.from(times),
          series: {
            txKbps: Float64Array.from(times, () => 1),
            rxKbps: Float64Array.from(times, () => 2),
          },
        }}
        series={SERIES}
        range={() => [0, 10]}
        axisText={axisText}
        figure={figure}
        height={180}
        growing
      />
    );
    const inkAt = (share: number): boolean => {
      const canvas = stage.place.querySelector('canvas');
      const { width = 1, height = 1 } = canvas ?? {};
      // Below the words and above the lines.
      const strip = canvas
        ?.getContext('2d')
        ?.getImageData(width * share, height * 0.25, width * 0.1, height * 0.1);
      return strip?.data.some((value, place) => place % 4 === 3 && value > 0) ?? false;
    };
    await stage.show(aim([at, at + 3000]));
    await expect.poll(() => inkAt(0.4)).toBe(true);
    await stage.show(aim([at, at + 29_900]));
    await expect.poll(() => inkAt(0.4)).toBe(false);
  });

  it('says nothing of a limit that is off its scale', async () => {
    await stage.show(
      <HistoryChart
        title="Throughput"
        history={oneTick}
        series={SERIES}
        range={range}
        axisText={axisText}
        figure={figure}
        height={180}
        limit={FAR_LIMIT}
      />,
    );
    await expect.element(page.getByText('Received')).toBeVisible();
    expect(page.getByText('Ethernet limit').query()).toBeNull();
  });

  it('tells a limit beside the series, and the value at a point by mouse', async () => {
    await stage.show(
      <HistoryChart
        title="Throughput"
        history={oneTick}
        series={SERIES}
        range={range}
        axisText={axisText}
        figure={figure}
        height={180}
        limit={LIMIT}
      />,
    );
    await expect.element(page.getByText('Ethernet limit')).toBeVisible();
    await expect.element(page.getByText('0.9\u202FMbps')).toBeVisible();
    const plot = stage.place.querySelector('.u-over');
    if (plot !== null) await userEvent.hover(plot, { position: { x: 2, y: 20 } });
    await expect
      .element(slider())
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^—: Transmitted —, Received —$/));
  });
});
