import type { OwnFields } from '../../settings/settings-layout.ts';
import { AntennaGainField } from './antenna-gain-field.tsx';
import { AntennaField } from './antenna-field.tsx';
import { CountryField } from './country-field.tsx';
import { DistanceField } from './distance-field.tsx';
import { FrequencyField } from './frequency-field.tsx';
import { PowerField } from './power-field.tsx';
import { ShareField } from './share-field.tsx';

/** Fields with more content than their descriptor defines. */
export const OWN_FIELDS: OwnFields = {
  'radio.frequency': FrequencyField,
  'radio.centerFrequency': FrequencyField,
  'ltu.transmitFrequency': FrequencyField,
  'ltu.receiveFrequency': FrequencyField,
  'sixty.frequency': FrequencyField,
  'radio.country': CountryField,
  'radio.antenna': AntennaField,
  'radio.antennaGain': AntennaGainField,
  'radio.outputPower': PowerField,
  'radio.distance': DistanceField,
  'radio.fixedFrameDownlink': ShareField,
  'sixty.antennaGain': AntennaGainField,
  'sixty.outputPower': PowerField,
};
