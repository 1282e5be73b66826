import { describe, expect, it } from 'vitest';
import { ptpAccessPointStatus } from '../mothers/index.ts';
import { rootCause } from './root-cause.ts';

const alone = (essid: string, mode: 'sta-ptmp' | 'ap-ptp' = 'sta-ptmp') => {
  const status = ptpAccessPointStatus({ wireless: { stations: [], mode, essid } });
  return rootCause({ ...status, wireless: { ...status.wireless, stationCount: 0 } });
};

describe('a station without a link', () => {
  it('a station without a link was given no access point yet while it has the SSID of the factory: no alarm', () => {
    expect(alone('ubnt')).toMatchObject({ kind: 'unassigned', severity: 'warning' });
  });

  it('a station without a link is an outage with any other SSID, and so is an access point', () => {
    expect(alone('ridge')).toMatchObject({ kind: 'outage', severity: 'danger' });
    expect(alone('ubnt', 'ap-ptp')).toMatchObject({ kind: 'outage' });
  });
});
