export * from './validators.ts';
export * from './cloud-key.ts';
export * from './ethernet-fault.ts';
export { checkHost, checkMeantAddress, checkProbeHost, isHostName, typedHost } from './host.ts';
export {
  type AdvertisedModes,
  advertisedModes,
  advertisesAll,
  ALL_LINK_MODES,
  AUTO_SPEED,
  checkMtu,
  DATA_PORT,
  DEFAULT_MAX_MTU,
  DEFAULT_MTU,
  FIXED_SPEEDS,
  type FixedSpeed,
  type FixedSpeedCode,
  HARDWARE_MARKER,
  interfaceId,
  type IpMode,
  isBridgeName,
  isEthernet,
  isPhysical,
  isVirtualName,
  isWiredPort,
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
  vlanParent,
  WIRELESS_DEFAULT_MAX_MTU,
} from './interface.ts';
export * from './interface-config.ts';
export * from './ipv4.ts';
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
