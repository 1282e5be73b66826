export * from './validators.ts';
export * from './mac.ts';
export * from './cloud-key.ts';
export * from './ethernet-fault.ts';
export * from './file-address.ts';
export {
  checkHost,
  checkMeantAddress,
  checkProbeHost,
  checkTypedHost,
  isHostName,
  typedHost,
} from './host.ts';
export {
  type AdvertisedModes,
  advertisedModes,
  advertisesAll,
  ALL_LINK_MODES,
  AUTO_SPEED,
  checkMtu,
  DEFAULT_MAX_MTU,
  DEFAULT_MTU,
  FIXED_SPEEDS,
  type FixedSpeed,
  type FixedSpeedCode,
  type IpMode,
  LINK_MODES,
  type LinkMode,
  maxMtuOf,
  MIN_IPV6_MTU,
  MIN_MTU,
  MTU_REQUIRED,
  type MtuContext,
  type NetworkInterface,
  newInterface,
  skipsMtu,
  type SpeedCode,
  speedCodeOf,
  WIRELESS_DEFAULT_MAX_MTU,
} from './interface.ts';
export {
  DATA_PORT,
  HARDWARE_MARKER,
  interfaceId,
  isBridgeName,
  isEthernet,
  isPhysical,
  isRadioName,
  isVirtualName,
  isWiredPort,
  vlanParent,
} from './interface-kind.ts';
export * from './interface-from-config.ts';
export * from './interface-to-config.ts';
export * from './ipv4.ts';
export * from './netmask.ts';
export {
  addressAndNetmask,
  broadcastAddress,
  cidrOf,
  coversSubnet,
  hostRange,
  inIpv4Range,
  inSameSubnet,
  isHostAddress,
  isInCidr,
  networkAddress,
  networkText,
  NO_NETMASK,
  sameHostIn,
  typedNetwork,
} from './ipv4-subnet.ts';
export * from './ipv6.ts';
export { NETWORK_MODES, type NetworkMode, networkModesOf } from '../status/network-mode.ts';
