import type { SettingId } from '@radiolink/domain/settings';
import { describe } from 'vitest';
import { testEverySetting } from '../../settings/every-setting.mother.tsx';
import { part } from './part.ts';
import { SYSTEM_CONFIGURATIONS } from './system-configurations.mother.ts';
import { systemPorts } from './system-ports.mother.ts';

/** Values of lists, and of fields whose rule asks for a form of its own. */
const GOOD: Readonly<Partial<Record<SettingId, readonly string[]>>> = {
  'device.language': ['ar', 'en'],
  'device.name': ['barn', 'ridge-2'],
  'time.zone': ['CET-1CEST,M3.5.0,M10.5.0/3', 'GMT+12'],
  'time.zoneName': ['Europe/Berlin', 'Etc/UTC'],
  'user.administrator': ['root', 'admin2'],
  'user.reader': ['guest', 'viewer2'],
};

describe('the system page', () => {
  testEverySetting({
    page: 'system',
    part,
    stage: { ports: systemPorts() },
    configurations: SYSTEM_CONFIGURATIONS,
    good: ({ id }) => GOOD[id],
  });
});
