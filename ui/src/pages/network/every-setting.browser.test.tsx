import { describe } from 'vitest';
import { testEverySetting } from '../../settings/every-setting.mother.tsx';
import { NETWORK_CONFIGURATIONS } from './network-configurations.mother.ts';
import { part } from './part.ts';

describe('the network page', () => {
  testEverySetting({
    page: 'network',
    part,
    configurations: NETWORK_CONFIGURATIONS,
    // An interface is one of the configuration; the name of a bridge is typed.
    good: ({ id, kind, key }) => {
      if (id === 'bridge.device') return ['br7', 'br8'];
      if (kind === 'interface') return ['eth0', 'ath0'];
      return /\.(not\.)?(src|dst)$/.test(key) ? ['192.0.2.0/24', '198.51.100.7'] : undefined;
    },
    // One field has an address with its prefix.
    together: [
      'interface.autoNegotiation',
      'interface.speed',
      'interface.duplex',
      'interface.netmask',
      'dhcpClient.fallbackNetmask',
      'pppoe.fallbackNetmask',
      'alias.netmask',
      'route.netmask',
    ],
  });
});
