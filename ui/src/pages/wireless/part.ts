import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { type OwnFields, SettingControl, settingsPage } from '../../settings/index.ts';
import { AntennaField, AntennaGainField } from './antenna-field.tsx';
import { BackupNote } from './backup-note.tsx';
import { ChannelTools } from './channel-tools.tsx';
import { ConnectedStations } from './connected-stations.tsx';
import { CountryField, UniiUnlock } from './country-field.tsx';
import { DistanceField, LongestLink } from './distance-field.tsx';
import { FrequencyField } from './frequency-field.tsx';
import { outline } from './outline.ts';
import { PowerField } from './power-field.tsx';
import { judged } from './regulation-note.tsx';
import { ShareField } from './share-field.tsx';
import { WirelessFrame } from './wireless-frame.tsx';

const Frequency = judged(FrequencyField);
const Power = judged(PowerField);
const Width = judged(SettingControl);

/** Fields with more content than their descriptor defines. */
const OWN_FIELDS: OwnFields = {
  'radio.frequency': Frequency,
  'radio.centerFrequency': Frequency,
  'ltu.transmitFrequency': Frequency,
  'ltu.receiveFrequency': Frequency,
  'sixty.frequency': Frequency,
  'radio.channelWidth': Width,
  'sixty.channelWidth': Width,
  'radio.country': CountryField,
  'radio.antenna': AntennaField,
  'radio.antennaGain': AntennaGainField,
  'radio.outputPower': Power,
  'radio.distance': DistanceField,
  'radio.fixedFrameDownlink': ShareField,
  'sixty.antennaGain': AntennaGainField,
  'sixty.outputPower': Power,
};

/** All settings of the radio link. */
export const part = settingsPage('wireless', {
  ...outline,
  extras: {
    'Mode and country': UniiUnlock,
    '60 GHz radio': BackupNote,
    Channel: ChannelTools,
    Distance: LongestLink,
    'MAC access list': ConnectedStations,
  },
  fields: OWN_FIELDS,
  Frame: WirelessFrame,
  needs: [WirelessModel],
});
