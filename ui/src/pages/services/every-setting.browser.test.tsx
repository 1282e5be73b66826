import { servicesStage } from './services-stage.mother.ts';
import { describe } from 'vitest';
import { testEverySetting } from '../../settings/every-setting.mother.tsx';
import { part } from './part.ts';
import { SERVICES_CONFIGURATIONS } from './services-configurations.mother.ts';

/** Values whose rule asks for a form of their own. */
const GOOD: Readonly<Record<string, readonly string[]>> = {
  'ssh.keyValue': ['AAAAC3NzaC1lZDI1NTE5AAAAIAcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH'],
  'cloud.key': ['wss://noc.example:443+another-key', 'ws://192.0.2.5:8080+one-more-key'],
};

describe('the services page', () => {
  testEverySetting({
    page: 'services',
    part,
    stage: servicesStage(),
    configurations: SERVICES_CONFIGURATIONS,
    good: ({ id }) => GOOD[id],
  });
});
