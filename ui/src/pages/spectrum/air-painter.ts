import { AIR_LEVELS, type AirView } from '@radiolink/domain/tools';
import { type Context, paintAxes, paintMarkers, paintTimes, type Place } from './air-axes.ts';
import {
  AIR_MARGIN,
  AIR_RANGE_DBM,
  type AirLook,
  CURVES_SHARE,
  type PaletteName,
  paletteOf,
} from './air-look.ts';

type Bitmap = HTMLCanvasElement | OffscreenCanvas;

/** Makes a canvas that nobody sees, in a page or in a worker. */
export type MakeCanvas = (width: number, height: number) => Bitmap;

const OPAQUE = 255;
/** Shares of use up to this have colours of their own; rarer levels are seen, too. */
const RAREST = 0.002;

/**
 * Paints a view: usage with curves over it, and the waterfall under them. A sweep costs one row of the waterfall: the rows
 * stand in a bitmap of their own, one pixel a bin, written round and round.
 */
export class AirPainter {
  readonly #waterfall: Bitmap;
  readonly #usage: Bitmap;
  readonly #row: ImageData;
  readonly #cells: ImageData;
  #palette: PaletteName | undefined;
  #colours: Uint8ClampedArray = new Uint8ClampedArray();
  #painted = 0;

  constructor(
    private readonly view: AirView,
    makeCanvas: MakeCanvas,
  ) {
    const { bins } = view.grid;
    this.#waterfall = makeCanvas(bins, view.capacity);
    this.#usage = makeCanvas(bins, AIR_LEVELS);
    this.#row = new ImageData(bins, 1);
    this.#cells = new ImageData(bins, AIR_LEVELS);
  }

  /** Paints the whole picture. */
  paint(context: Context, look: AirLook): void {
    this.#dye(look.palette);
    this.#paintRows();
    const { width, height, ratio, colours } = look;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = colours.surface;
    context.fillRect(0, 0, width, height);
    const inner = width - AIR_MARGIN.start - AIR_MARGIN.end;
    const free = height - AIR_MARGIN.bottom - AIR_MARGIN.between;
    const top = { x: AIR_MARGIN.start, y: 4, width: inner, height: Math.floor(free * CURVES_SHARE) - 4 };
    const y = top.y + top.height + AIR_MARGIN.between;
    const bottom = { x: AIR_MARGIN.start, y, width: inner, height: height - AIR_MARGIN.bottom - y };
    this.#paintUsage(context, look, top);
    this.#paintCurves(context, look, top);
    this.#paintWaterfall(context, look, bottom);
    paintAxes(context, look, top, bottom);
    paintTimes(context, look, bottom, { view: this.view, heightOf: rows => this.#rowHeight(rows, bottom) });
    paintMarkers(context, look, top, bottom);
  }

  /** All colours anew after a change of the theme. */
  #dye(palette: PaletteName): void {
    if (palette === this.#palette) return;
    this.#palette = palette;
    this.#colours = paletteOf(palette);
    this.#painted = Math.max(0, this.view.count - this.view.length);
  }

  #paintRows(): void {
    const { view } = this;
    const context = contextOf(this.#waterfall);
    const first = Math.max(this.#painted, view.count - view.length);
    for (let place = first; place < view.count; place += 1) {
      const levels = view.sweep(view.count - 1 - place);
      if (levels === undefined) continue;
      const { data } = this.#row;
      for (let bin = 0; bin < levels.length; bin += 1) this.#dot(data, bin, this.#shade(levels[bin] ?? 0));
      context.putImageData(this.#row, 0, place % view.capacity);
    }
    this.#painted = view.count;
  }

  /** Share of the palette for a level. */
  #shade(level: number): number {
    const { minDbm, stepDb } = this.view.grid.scale;
    const { min, max } = AIR_RANGE_DBM;
    return Math.min(1, Math.max(0, (minDbm + level * stepDb - min) / (max - min)));
  }

  #dot(data: Uint8ClampedArray, place: number, shade: number, alpha = OPAQUE): void {
    const from = 3 * Math.round(shade * 255);
    data[4 * place] = this.#colours[from] ?? 0;
    data[4 * place + 1] = this.#colours[from + 1] ?? 0;
    data[4 * place + 2] = this.#colours[from + 2] ?? 0;
    data[4 * place + 3] = alpha;
  }

  #paintUsage(context: Context, look: AirLook, place: Place): void {
    const { view } = this;
    const { bins, scale } = view.grid;
    const { data } = this.#cells;
    for (let level = 0; level < AIR_LEVELS; level += 1) {
      for (let bin = 0; bin < bins; bin += 1) {
        const share = view.share(level, bin);
        const cell = (AIR_LEVELS - 1 - level) * bins + bin;
        if (share < RAREST) data[4 * cell + 3] = 0;
        else this.#dot(data, cell, Math.min(1, 0.25 + 0.75 * Math.sqrt(share)));
      }
    }
    contextOf(this.#usage).putImageData(this.#cells, 0, 0);
    const { min, max } = AIR_RANGE_DBM;
    const highest = (max - scale.minDbm) / scale.stepDb;
    const lowest = (min - scale.minDbm) / scale.stepDb;
    context.imageSmoothingEnabled = false;
    this.#copy(context, this.#usage, look, place, {
      y: AIR_LEVELS - 0.5 - highest,
      height: highest - lowest,
    });
  }

  #paintWaterfall(context: Context, look: AirLook, place: Place): void {
    const { view } = this;
    const until = Math.min(view.count, look.until ?? view.count);
    const oldest = view.count - view.length;
    const rows = until - oldest;
    if (rows <= 0) return;
    const rowHeight = this.#rowHeight(rows, place);
    // Newest on top: the ring is drawn in two pieces at most, each turned upside down.
    context.save();
    context.translate(0, place.y);
    context.scale(1, -1);
    let drawn = 0;
    while (drawn < rows) {
      const last = (until - 1 - drawn) % view.capacity;
      const count = Math.min(last + 1, rows - drawn);
      const y = -(drawn + count) * rowHeight;
      this.#copy(
        context,
        this.#waterfall,
        look,
        { ...place, y, height: count * rowHeight },
        { y: last - count + 1, height: count },
      );
      drawn += count;
    }
    context.restore();
  }

  #rowHeight(rows: number, { height }: Place): number {
    return height / (WINDOWS.find(each => rows <= each) ?? this.view.capacity);
  }

  /** Copies the shown bins of some rows of a bitmap. */
  #copy(
    context: Context,
    bitmap: Bitmap,
    { fromMhz, toMhz }: AirLook,
    place: Place,
    rows: { readonly y: number; readonly height: number },
  ): void {
    const { firstMhz, stepMhz, bins } = this.view.grid;
    const scale = place.width / (toMhz - fromMhz);
    const from = Math.max(0, (fromMhz - firstMhz) / stepMhz + 0.5);
    const to = Math.min(bins, (toMhz - firstMhz) / stepMhz + 0.5);
    if (to <= from) return;
    const x = place.x + (firstMhz + (from - 0.5) * stepMhz - fromMhz) * scale;
    const width = (to - from) * stepMhz * scale;
    context.drawImage(bitmap, from, rows.y, to - from, rows.height, x, place.y, width, place.height);
  }

  #paintCurves(context: Context, look: AirLook, place: Place): void {
    const { view } = this;
    const { colours, until } = look;
    const age = until === null ? 0 : Math.max(0, view.count - until);
    const curve = (
      colour: string,
      dash: readonly number[],
      dbmOf: (bin: number) => number | undefined,
    ): void => {
      context.strokeStyle = colour;
      context.setLineDash([...dash]);
      context.lineWidth = 1.5;
      context.beginPath();
      this.#trace(context, look, place, dbmOf);
      context.stroke();
    };
    context.save();
    context.beginPath();
    context.rect(place.x, place.y, place.width, place.height);
    context.clip();
    curve(colours.ambient, [2, 2], bin => view.ambientDbm(bin));
    curve(colours.average, [6, 3], bin => view.averageDbm(bin));
    curve(colours.maximum, [1, 3], bin => view.maximumDbm(bin));
    curve(colours.now, [], bin => view.nowDbm(bin, age));
    context.restore();
    context.setLineDash([]);
  }

  #trace(
    context: Context,
    { fromMhz, toMhz }: AirLook,
    place: Place,
    dbmOf: (bin: number) => number | undefined,
  ): void {
    const { firstMhz, stepMhz, bins } = this.view.grid;
    const { min, max } = AIR_RANGE_DBM;
    const first = Math.max(0, Math.floor((fromMhz - firstMhz) / stepMhz));
    const last = Math.min(bins - 1, Math.ceil((toMhz - firstMhz) / stepMhz));
    let isBroken = true;
    for (let bin = first; bin <= last; bin += 1) {
      const dbm = dbmOf(bin);
      if (dbm !== undefined) {
        const x = place.x + ((firstMhz + bin * stepMhz - fromMhz) / (toMhz - fromMhz)) * place.width;
        const y = place.y + (1 - (dbm - min) / (max - min)) * place.height;
        if (isBroken) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      isBroken = dbm === undefined;
    }
  }
}

function contextOf(bitmap: Bitmap): Context {
  const context = bitmap.getContext('2d') as Context | null;
  if (context === null) throw new Error('This browser does not draw.');
  return context;
}

/** The waterfall reaches back over so many sweeps: longer once they are there. */
const WINDOWS = [60, 120, 300];
