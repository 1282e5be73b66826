/** The 60 GHz radio of a configuration. It has index 0, unlike in the board info. */
export interface Radio60Facts {
  readonly frequencyMhz: number;
  readonly widthMhz: number;
  readonly txPowerDbm: number;
  readonly antennaGainDbi: number;
  readonly psk: string;
  readonly mode?: 'ap-ptp' | 'ap-ptmp' | 'sta-ptp' | 'sta-ptmp';
}

/** Adds a 60 GHz radio to a configuration, bonded with the 5 GHz one. */
export function withRadio60(
  base: Readonly<Record<string, string>>,
  facts: Radio60Facts,
): Record<string, string> {
  return {
    ...base,
    'radio.0.devname': 'wlan0',
    'radio.0.status': 'enabled',
    'radio.0.mode': facts.mode ?? 'ap-ptp',
    'radio.0.psk': facts.psk,
    'radio.0.freq': String(facts.frequencyMhz),
    'radio.0.chanbw': String(facts.widthMhz),
    'radio.0.txpower': String(facts.txPowerDbm),
    'radio.0.antenna.gain': String(facts.antennaGainDbi),
    'bridge.1.port.2.devname': 'ubond0',
    'netconf.4.devname': 'wlan0',
    'netconf.4.status': 'enabled',
    'netconf.4.up': 'enabled',
    'netconf.4.mtu': '1500',
    'netconf.4.autoip.status': 'disabled',
    'netconf.5.devname': 'ubond0',
    'netconf.5.status': 'enabled',
    'netconf.5.mtu': '1500',
    'netconf.5.autoip.status': 'disabled',
  };
}

/** Operation of the 60 GHz radio by its configuration; undefined when there is none or it is off. */
export interface Radio60Settings {
  readonly frequencyMhz: number;
  readonly widthMhz: number;
  readonly txPowerDbm: number;
  readonly antennaGainDbi: number;
}

/** The channel it takes when the configuration leaves the choice to it, MHz. */
const USUAL_MHZ = 66_960;
const FULL_WIDTH_MHZ = 2160;

export function radio60Settings(config: {
  get(key: string): string | undefined;
}): Radio60Settings | undefined {
  if (config.get('radio.0.status') !== 'enabled') return undefined;
  const number = (key: string): number => Number.parseInt(config.get(key) ?? '', 10) || 0;
  return {
    frequencyMhz: number('radio.0.freq') || USUAL_MHZ,
    widthMhz: number('radio.0.chanbw') || FULL_WIDTH_MHZ,
    txPowerDbm: number('radio.0.txpower'),
    antennaGainDbi: number('radio.0.antenna.gain'),
  };
}
