import { expect, it } from 'vitest';
import { readDemoOptions } from './demo-options.ts';

const PROFILES = ['ap-ptmp', 'sta-ptp'];

it.each([
  ['', { profile: 'ap-ptmp', speed: 1 }],
  ['?profile=sta-ptp&speed=10', { profile: 'sta-ptp', speed: 10 }],
  ['?profile=<b>&speed=1e9', { profile: 'ap-ptmp', speed: 1 }],
  ['?speed=fast', { profile: 'ap-ptmp', speed: 1 }],
  ['?speed=-5', { profile: 'ap-ptmp', speed: 1 }],
])('%j asks for %j', (search, options) => {
  expect(readDemoOptions(search, PROFILES)).toEqual(options);
});
