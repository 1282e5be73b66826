import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { LegacyWireless } from '@radiolink/domain/status';
import type { Section } from '../../wire/section.ts';
import { chainSignals } from './chains.ts';
import { receivedSignal } from './received-signal.ts';
import { COUNT, KBPS, MHZ, PER_MILLE, RSSI, SMALL } from '../../wire/ranges.ts';
import { perCent } from '../../wire/unmeasured.ts';

const COUNTRY_CODES = [0, 99_999] as const;

/** Above every rate of airOS 6 in Mbps, 300, and below every one in kbps. */
const KBPS_FROM = 1000;

/** The page's status has Mbps, `mca-status` has kbps under the same name. */
function rateMbps(rate: number | undefined): number | undefined {
  return rate !== undefined && rate >= KBPS_FROM ? rate / KBPS_FROM : rate;
}

/**
 * Values that airOS 6 reports instead of a list of peers, which it does not send. Undefined on newer
 * firmware.
 */
export function mapLegacyWireless(
  wireless: Section<Schemas['Wireless']>,
  rxChainMask: number | undefined,
): LegacyWireless | undefined {
  const operatingMode = wireless.text('opmode');
  const chains = (name: 'chainrssi' | 'chainrssimgmt' | 'chainrssiext') =>
    chainSignals(wireless.numbers(name, RSSI), rxChainMask);
  const stats = wireless.section('stats');
  const signal = receivedSignal(wireless);
  const legacy: LegacyWireless = {
    signalDbm: signal.signalDbm,
    rssi: signal.rssi,
    operatingMode,
    countryCode: wireless.number('countrycode', COUNTRY_CODES),
    chainSignalsDbm: chains('chainrssi'),
    chainSignalsManagementDbm: chains('chainrssimgmt'),
    chainSignalsExtensionDbm: chains('chainrssiext'),
    chains: wireless.text('chains'),
    ackMicroseconds: wireless.number('ack', COUNT),
    ccqPercent: perCent(wireless.number('ccq', PER_MILLE)),
    txRateMbps: rateMbps(wireless.numberOrText('txrate', KBPS)),
    rxRateMbps: rateMbps(wireless.numberOrText('rxrate', KBPS)),
    qos: wireless.text('qos'),
    wds: wireless.flag('wds'),
    configuredWidthMhz: wireless.number('chwidth', MHZ),
    widthMode: wireless.number('cwmmode', SMALL),
    nolChannels: wireless.number('nol_chans', COUNT),
    cacNol: wireless.number('cac_nol', COUNT),
    stats: {
      rxInvalidNwid: stats.number('rx_nwids', COUNT),
      rxInvalidCrypt: stats.number('rx_crypts', COUNT),
      rxInvalidFrag: stats.number('rx_frags', COUNT),
      txRetries: stats.number('tx_retries', COUNT),
      missedBeacons: stats.number('missed_beacons', COUNT),
      otherErrors: stats.number('err_other', COUNT),
    },
  };
  const isLegacy =
    operatingMode !== undefined || legacy.ccqPercent !== undefined || legacy.signalDbm !== undefined;
  return isLegacy ? legacy : undefined;
}
