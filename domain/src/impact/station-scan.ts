import type { ConfigText } from '../configuration/config-text.ts';

const LISTS = ['radio.1.scan_list', 'wireless.1.scan_list'];

/**
 * True if a station with this configuration does not find an access point at a control frequency, MHz: a frequency of its
 * own or its scan list leaves it out. False for a frequency that is none. config-format §4.
 */
export function excludesFrequency(config: ConfigText, controlMhz: number): boolean {
  if (!Number.isFinite(controlMhz) || controlMhz <= 0) return false;
  const own = Number(config.get('radio.1.freq') ?? 0);
  if (own > 0 && own !== controlMhz) return true;
  return LISTS.some(list => {
    const channels = frequenciesOf(config.get(`${list}.channels`) ?? '');
    return (
      config.get(`${list}.status`) === 'enabled' && channels.length > 0 && !channels.includes(controlMhz)
    );
  });
}

const frequenciesOf = (text: string): readonly number[] =>
  text
    .split(',')
    .map(Number)
    .filter(frequency => frequency > 0);
