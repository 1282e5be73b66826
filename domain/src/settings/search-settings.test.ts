import { describe, expect, it } from 'vitest';
import { settingsCatalogue } from './catalogue.ts';
import { searchSettings } from './search-settings.ts';

const first = (query: string) => searchSettings(query)[0]?.id;

describe('the search for a setting', () => {
  it.each([
    ['width', 'radio.channelWidth'],
    ['wid', 'radio.channelWidth'],
    ['bandwidth', 'radio.channelWidth'],
    ['chanbw', 'radio.channelWidth'],
    ['Channel Width', 'radio.channelWidth'],
    ['60 width', 'sixty.channelWidth'],
    ['power', 'radio.outputPower'],
    ['txpower', 'radio.outputPower'],
    ['ssid', 'wireless.ssid'],
    ['hide', 'wireless.hideSsid'],
    ['distance', 'radio.distance'],
    ['country', 'radio.country'],
    ['antenna gain', 'radio.antennaGain'],
    ['gain antenna', 'radio.antennaGain'],
    ['atpc', 'radio.atpc'],
    ['mtu', 'interface.mtu'],
    ['password', 'pppoe.password'],
    ['ntp', 'time.enabled'],
    ['hostname', 'device.name'],
    ['https port', 'web.httpsPort'],
    ['radar', 'radio.dfs'],
    ['syslog', 'log.enabled'],
    ['straight', 'radio.distance'],
    ['DNS server 2', undefined],
  ])('%s finds %s first', (query, id) => {
    expect(first(query)).toBe(id);
  });

  it.each(['', '   ', '...', 'zzzz', 'width zzzz'])('%j finds nothing', query => {
    expect(searchSettings(query)).toEqual([]);
  });

  it('leaves out what stands on no form', () => {
    expect(searchSettings('devname').map(({ level }) => level)).not.toContain('internal');
    expect(searchSettings('driver')).toEqual([]);
  });

  it('finds every visible setting by its own label', () => {
    const lost = settingsCatalogue.filter(
      setting => setting.level !== 'internal' && !searchSettings(setting.label).includes(setting),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('finds every visible setting by its name before all others', () => {
    const later = settingsCatalogue.filter(
      setting =>
        setting.level !== 'internal' && searchSettings(setting.name.replaceAll(/\{.\}/g, ''))[0] !== setting,
    );
    expect(later.map(({ id }) => id)).toEqual([]);
  });
});
