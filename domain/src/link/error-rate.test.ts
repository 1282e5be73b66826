import { describe, expect, it } from 'vitest';
import { ethernetPort, hybridStatus, ptpAccessPointStatus, station, station60 } from '../mothers/index.ts';
import { errorRatePercent } from './error-rate.ts';
import { linkEnds } from './link-ends.ts';
import { linkVerdict } from './link-verdict.ts';

const MILLION = 1_000_000;
/** The verdict over a link whose local port counted so many errors among a million frames received. */
const withErrors = (rxErrors: number, rxPackets = MILLION - rxErrors) => {
  const port = { ...ethernetPort({ name: 'eth0' }), rxPackets, rxErrors };
  return linkVerdict(
    linkEnds(ptpAccessPointStatus({ interfaces: [port], wireless: { stations: [station()] } })),
  );
};

describe('an error rate', () => {
  it.each([
    [0, undefined, 0],
    [999, undefined, 0],
    [1000, 'warning', 0.1],
    [9999, 'warning', 1],
    [10_000, 'danger', 1],
    [123_456, 'danger', 12.3],
  ])('an error rate of %i in a million frames is judged %s', (errors, severity, rate) => {
    const { reasons, problem } = withErrors(errors);
    expect(reasons).toEqual(
      severity === undefined
        ? []
        : [
            {
              kind: 'errors',
              side: 'local',
              severity,
              message: {
                key: 'Local port {port}: {rate} % of the frames have errors. Check cable, connectors and shielding.',
                values: { port: 'eth0', rate },
              },
            },
          ],
    );
    expect(problem).toBe(severity === 'danger');
  });

  it('an error rate is not worked out of few frames', () => {
    expect(withErrors(9999, 0).reasons).toEqual([]);
    expect(withErrors(10_000, 0).problem).toBe(true);
  });

  it('counts the directions whose frames and errors are both reported', () => {
    expect(errorRatePercent({ rxErrors: 100, txPackets: 19_800, txErrors: 200 })).toBe(1);
    expect(errorRatePercent({ rxPackets: MILLION })).toBeUndefined();
    expect(errorRatePercent({ rxPackets: 9900, rxErrors: 100, txPackets: 10_000, txErrors: 0 })).toBe(0.5);
    expect(errorRatePercent({ rxPackets: Number.NaN, rxErrors: 5 })).toBeUndefined();
  });

  it('names the port with the highest rate', () => {
    const ports = [1000, 30_000, 2000].map((rxErrors, number) => ({
      ...ethernetPort({ name: `eth${number}` }),
      rxPackets: MILLION,
      rxErrors,
    }));
    const ends = linkEnds(ptpAccessPointStatus({ interfaces: ports, wireless: { stations: [station()] } }));
    expect(linkVerdict(ends).reasons.map(({ message }) => message.values)).toEqual([
      { port: 'eth1', rate: 2.9 },
    ]);
  });

  it('an error rate of a 60 GHz radio is that of the frames it received', () => {
    const peer = station60();
    const counted = { ...peer.radio60!, rxPackets: MILLION, rxErrors: 20_000, txErrors: MILLION };
    const ends = linkEnds(hybridStatus({ wireless: { stations: [{ ...peer, radio60: counted }] } }));
    expect(linkVerdict(ends).reasons.filter(({ kind }) => kind === 'errors')).toEqual([
      {
        kind: 'errors',
        side: 'local',
        severity: 'danger',
        message: {
          key: 'Local radio: {rate} % of the received frames have errors. Check interference and alignment.',
          values: { rate: 2 },
        },
      },
    ]);
  });
});
