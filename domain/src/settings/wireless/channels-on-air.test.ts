import { describe, expect, it } from 'vitest';
import { ptpAccessPointStatus } from '../../mothers/index.ts';
import { channelsOnAir, selectedOnAir } from './channels-on-air.ts';

describe('the channels on which a device transmits', () => {
  const of = (wireless: NonNullable<Parameters<typeof ptpAccessPointStatus>[0]>['wireless']) =>
    channelsOnAir(
      ptpAccessPointStatus({ wireless: { frequencyMhz: 5500, channelWidthMhz: 40, ...wireless } }),
    );

  it('the channels on which a device transmits are those of its status', () => {
    expect(of({}).main).toEqual({ frequencyMhz: 5500, widthMhz: 40 });
    expect(of({ frequencyMhz: 0 }).main).toBeUndefined();
    expect(of({ frequencyMhz: Number.NaN }).main).toBeUndefined();
  });

  it('a station without a link transmits on no channel', () => {
    expect(of({ mode: 'sta-ptp', stations: [] })).toEqual({});
  });
});

describe('the channels that a radio has selected', () => {
  const onAir = {
    main: { frequencyMhz: 5500, widthMhz: 20 },
    sixty: { frequencyMhz: 60_480, widthMhz: undefined },
  };
  const saved = (lines: Readonly<Record<string, string>>) =>
    Object.keys(selectedOnAir(onAir, new Map(Object.entries(lines))));

  it('the channels that a radio has selected are those that no setting names', () => {
    expect(saved({ 'radio.1.freq': '0', 'radio.0.freq': '0' })).toEqual(['main', 'sixty']);
    expect(saved({ 'radio.1.freq': '5500' })).toEqual(['sixty']);
    expect(saved({ 'radio.1.freq': '0', 'radio.1.txfreq': '5500', 'radio.0.freq': '60480' })).toEqual([]);
  });

  it('the channels that a radio has selected are all of those of a station, which follows its access point', () => {
    expect(saved({ 'radio.1.mode': 'managed', 'radio.1.ptpmode': '1', 'radio.1.freq': '5500' })).toContain(
      'main',
    );
  });
});
