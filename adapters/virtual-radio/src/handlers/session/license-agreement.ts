/** Terms shown at the first setup of a virtual radio: plain text, line breaks as `\n`. */
export const LICENSE_AGREEMENT = [
  'TERMS OF USE',
  '',
  'This is a simulated radio. It transmits nothing, and nothing that you set here reaches the air.',
  '',
  '1. Regulatory domain. Whoever installs a radio must choose the country in which it operates and keep to the',
  'limits on frequency, power and use that hold there. A wrong choice can be an offence.',
  '',
  '2. Professional installation. Outdoor radios and their antennas are to be installed by people trained for it,',
  'with lightning protection and earthing as the local rules ask.',
  '',
  '3. No warranty. The software is provided as it is, without warranty of any kind.',
].join('\n');
