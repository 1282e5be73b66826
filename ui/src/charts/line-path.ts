/** Data of an SVG path through points `[x, y]`, to a tenth of a unit; broken where a point is missing. */
export function linePath(points: readonly (readonly [number, number] | undefined)[]): string {
  return points
    .map((point, place) =>
      point === undefined
        ? ''
        : `${points[place - 1] === undefined ? 'M' : 'L'}${tenths(point[0])} ${tenths(point[1])}`,
    )
    .join('');
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
