import { EthernetPort, InterfaceSettingsPort } from '@radiolink/application/ethernet';
import { V1Ethernet, V1InterfaceSettings } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of the Ethernet ports, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(EthernetPort, ({ client, heartbeat }) => new V1Ethernet(client, heartbeat)),
  v1Port(InterfaceSettingsPort, ({ client }) => new V1InterfaceSettings(client)),
];
