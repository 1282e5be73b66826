/**
 * Words of the interfaces themselves: a network of this name keeps its replacement to the fields of names, as elsewhere
 * the word is one of the protocol.
 */
const COMMON: ReadonlySet<string> = new Set(
  `access account active address admin admins airos airmax alert antenna apply auto automatic background bandwidth bridge
  bridged cable channel client config connected connection country data date default debug delete deny device disabled
  disconnected down downlink dynamic enabled error ethernet event events factory false firmware forward frequency full
  gateway guest history host hour http https idle info inside interface internal invalid ipv4 ipv6 kernel lan level link
  list local locked login logout main manual master message mobile mode model monitor name network never none normal
  notice null off offline online open operator outdoor password path ping port primary private product public radio
  range readonly reboot remote report reset restart root router running scan secondary secret security server service
  services session setup signal site soho ssid standard start state static station statistics stations status stop
  success support system test time token true tunnel ubnt undefined unknown update upgrade uplink user username users
  value version viewer warning wave wifi wired wireless yes`.split(/\s+/),
);

/** Names of interfaces and addresses of nothing: they belong to every device. */
const INTERFACE =
  /^(?:(?:eth|ath|br|bridge|wlan|wifi|wlp|lan|wan|ppp|pppoe|vlan|gre|gretap|tun|tap|data|main|mgmt|management|bond|switch|sfp|port|lo|ra|rai|mlo|wpan|usb|imq|ifb|sit|vap|radio)[ -]?\d{0,3}(?:[.:@]\d{1,4})*|all|any|eth|lo)$/i;

/** True for a word that is no one's own. */
export const isCommon = (text: string): boolean =>
  COMMON.has(text.toLowerCase()) || INTERFACE.test(text) || /^[\d\s.,:%-]*$/.test(text);

/** True for a name that cannot be taken for a word of a protocol: with capitals, digits, or other signs. */
export const isDistinct = (text: string): boolean =>
  text.length >= 3 && !/^[a-z_]+$/.test(text) && !isCommon(text);
