import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsIn } from './domain-uses.ts';

const RADIO = join(import.meta.dirname, '../../adapters/virtual-radio/src');

/**
 * What the virtual radio is made with: readers of texts and addresses, link physics, bands and what countries allow. A
 * rule that the page applies is not among them: the radio answers by rules of its own, so that it tests the page's.
 */
const PERMITTED: Readonly<Record<string, readonly string[]>> = {
  configuration: [
    'ENABLED',
    'ConfigText',
    'entriesOf',
    'gatewayAddress',
    'managementAddress',
    'managementInterface',
    'leavesOf',
    'section',
    'withPatch',
  ],
  link: [
    'AtpcStatus',
    'EVM_CEILING_DB',
    'LINK_UP_MINIMUM_60GHZ_DBM',
    'combinedCapacityKbps',
    'combinedSignalDbm',
    'expectedSignalDbm',
    'linkScore',
    'noiseFloorDbm',
    'rssiOfSignal',
    'signalOfRssi',
  ],
  network: [
    'AUTO_SPEED',
    'FIXED_SPEEDS',
    'IPV4_ANY',
    'LINK_MODES',
    'addressAndNetmask',
    'advertisedModes',
    'cidrOf',
    'interfaceToConfig',
    'interfacesFromConfig',
    'ipv4Number',
    'ipv4Text',
    'isIpv4',
    'networkAddress',
    'speedCodeOf',
  ],
  radio: [
    'NON_OCCUPANCY_SECONDS',
    'RATES_11AC',
    'RATES_11AD',
    'ackForDistance',
    'buildRegulatoryDomain',
    'buildRegulatoryDomain60',
    'cacSeconds',
    'cacSecondsOfRow',
    'capacity11acKbps',
    'centerFrequency',
    'channelNumber',
    'controlFrequencies',
    'countryRules',
    'countryRulesByAlpha2',
    'expectedCapacity11acKbps',
    'idealCapacity11adKbps',
    'liveCapacity11adKbps',
    'rateIndex60ForSignal',
    'rateIndexForCinr',
    'rateIndexForSignal',
    'rateLabel',
    'regulatoryCountries',
    'rowsInRange60',
    'rowsOf',
    'standard11ac',
  ],
};

/** Types are erased and no rule. */
const TYPES = /import\s+type\s+\{[^}]*\}|\btype\s+\w+\s*,?/g;

const taken = new Set(
  readdirSync(RADIO, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/\.(test|mother)\.|(^|\/)testing\//.test(file))
    .flatMap(file => importsIn(readFileSync(join(RADIO, file), 'utf8').replace(TYPES, ''))),
);
const permitted = Object.entries(PERMITTED).flatMap(([entry, names]) =>
  names.map(name => `${entry}/${name}`),
);

describe('the virtual radio', () => {
  it('takes of domain only parsing and physics, name by name', () => {
    const isName = (name: string): boolean => !name.endsWith('/');
    expect([...taken].filter(name => isName(name) && !permitted.includes(name))).toEqual([]);
  });

  it('the virtual radio is permitted nothing that it no longer takes', () => {
    expect(permitted.filter(name => !taken.has(name))).toEqual([]);
  });
});
