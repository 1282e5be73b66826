/** A response of the spectral service with few points; `mark` is contained in the newest sweep. */
export function airviewAnswer(mark = 12): Readonly<Record<string, unknown>> {
  return {
    stFreqGridNumPts: 2,
    stFreqGridLabels: [50_956_250, 50_968_750],
    mtFreqGridNumPts: 1,
    mtFreqGridLabels: [50_975_000],
    ltFreqGridNumPts: 1,
    ltFreqGridLabels: [50_975_000],
    stPowrMin: -125,
    stPowrDel: 2,
    stPowrNum: 2,
    pwrHistogram: [
      [3, 4],
      [5, 6],
    ],
    totalSamples: [8, 10],
    latestPower: [mark, 13],
    instantPower: [[12, 13]],
    instantPowerNumFrames: 1,
    mtUpdateInterval: 60,
    mtTimeNum: 1,
    mediumAnze: [[7]],
    ltUpdateInterval: 640,
    ltTimeNum: 1,
    latestAnze: [[9]],
  };
}
