import { isSecretKey } from '@radiolink/domain/configuration';

/** What a value is by its key: replaced as a secret, a name, an identity, a coordinate, a height; or by its form alone. */
export type Kind = 'secret' | 'name' | 'identity' | 'latitude' | 'longitude' | 'coordinates' | 'altitude';

/** Compared without case, hyphens and underscores. The secrets that a key of the configuration names are those of the domain. */
const BY_KEY: readonly (readonly [Kind, RegExp])[] = [
  [
    'secret',
    /passw(?:or)?d|passphrase|^pass$|^pwd$|psk|secret|token|cookie|csrf|credential|authorization|community|(?:private|public|shared|wep|ssh|api|auth|cloud|host|wpa|security|encryption|session|unms|license|licence|activation)key|^setcookie$|ticket|sessionid$|^sid$|^pin$|^otp$|certificate|^pem$|signature|fingerprint|hash$|^(?:pmk|ptk|gtk|salt|nonce|otpseed|seed|wps|pairing|unlock|access)(?:code|key|pin)?$|^pin(?:code)?$/,
  ],
  [
    'identity',
    /serial|^sn$|uuid|guid|^(?:device|anon|machine|hw|hardware|unit|site|user|account|tenant|org|organization)id$|imei|imsi|iccid|meid|msisdn|phone|mobile(?:no|number)?$|^(?:tel|fax|sms|cell)(?:no|number)?$|clientid$|chassisid|circuitid|geohash|pluscode|what3words|zip(?:code)?$|postcode|postalcode/,
  ],
  ['latitude', /^(?:gps)?lat(?:itude)?(?:e[567]|deg|dms|text|str)?$|latitude$/],
  ['longitude', /^(?:gps)?(?:lon|lng|long)(?:gitude)?(?:e[567]|deg|dms|text|str)?$|longitude$/],
  ['coordinates', /^(?:gps)?(?:coordinates?|coords?|latlon|latlng|latlong|position|geo)$/],
  ['altitude', /^(?:gps)?(?:alt|altitude|elevation)$|^(?:altitude|elevation)(?:m|meters|metres)$/],
  [
    'name',
    /ssid$|hostname$|username$|devicename$|(?:client|system|sys|station|neighbou?r|customer|lease|given|family|first|last|nick|real|login|common|service)name$|^(?:host|user|login|account|owner|contact|location|site|sitename|remark|remarks|comment|comments|notes?|description|desc|label|alias|nickname|e?mail|fullname|displayname|customer|domain|domainname|fqdn|sys(?:contact|location|name)|server|servers|name|apn|realm|identity|anonymousidentity|street|city|avatar|accounturl|ssourl|peer|remotehost|subject|issuer|organi[sz]ation|company|callingstation|calledstation|sysdescr|portdescr?)$/,
  ],
];

/** Values of these keys tell the product, not its owner: they are not replaced, and neither are names that equal them. */
const PRODUCT =
  /^(?:devmodel|model|modelname|modelshort|product|productname|boardname|shortname|board|platform|fwversion|fullversion|firmware|firmwareversion|version|mode|netrole|netmode|type|role|state|status)$/;

const plain = (key: string): string => key.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The key's last part that is no number: of `users.1.name` it is `name`. */
function leaf(key: string): string {
  return key.split('.').findLast(part => !/^\d+$/.test(part)) ?? key;
}

/** The kind of a value by its key, in JSON, a header, a query or the configuration; undefined when the key tells nothing. */
export function kindOf(key: string): Kind | undefined {
  if (isSecretKey(key)) return 'secret';
  // The name of a hardware board or an antenna is that of a product.
  if (/^(?:board|radio\.\d+\.antenna|feature)\./.test(key))
    return /hwaddr/.test(key) ? undefined : byLeaf(key, ['secret', 'identity']);
  if (/(?:^|\.)key\.(?:\d+\.)?(?:value|comment)$/.test(key)) return 'secret';
  return byLeaf(key);
}

function byLeaf(key: string, of?: readonly Kind[]): Kind | undefined {
  const name = plain(leaf(key));
  const kind = BY_KEY.find(([, form]) => form.test(name))?.[0];
  return kind !== undefined && (of === undefined || of.includes(kind)) ? kind : undefined;
}

/** True if the value of this key names a product, a version or a state. */
export const isProductKey = (key: string): boolean => PRODUCT.test(plain(leaf(key)));

/** One walk over a recording: the first learns what is sensitive and changes nothing, the second replaces it everywhere. */
export interface Pass {
  /** A value under a key, `kind` by that key; undefined when the key tells nothing. */
  value(text: string, kind: Kind | undefined, key: string): string;
  /** A number under a key. */
  number(value: number, kind: Kind | undefined, key: string): number;
  /** Numbers in a list that no key names; undefined when they are taken one by one. */
  list(values: readonly number[]): readonly number[] | undefined;
  /** A name that may be one of the protocol: a property's, a part of a path. */
  word(text: string): string;
  /** Known secrets alone: the signs of a form may be within one. */
  secrets(text: string): string;
  /** Text of no known structure. */
  free(text: string): string;
}

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
