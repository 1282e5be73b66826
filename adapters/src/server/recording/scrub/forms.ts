/** What is sensitive by its form, wherever it is: keys and certificates, hashes of passwords, tokens, mail addresses. */
export const SECRET_FORMS: readonly RegExp[] = [
  /-----BEGIN [A-Z0-9 ]+-----[\s\S]*?(?:-----END [A-Z0-9 ]+-----|$)/g,
  /(?<![\w-])(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp\d+)\s+[A-Za-z0-9+/=]{16,}(?:[ \t]+\S+)?/g,
  /\$(?:1|2[aby]|5|6|y|apr1)\$[./A-Za-z0-9$=]{8,}/g,
  /(?<![\w-])eyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g,
  /(?<![0-9A-Za-z])[0-9A-Fa-f]{32,}(?![0-9A-Za-z])/g,
  /(?<=(?:Bearer|Basic|Digest|Token)\s)[\w.~+/=-]{8,}/g,
  // Bytes as programs print them.
  /(?<![0-9A-Za-z])(?:[0-9A-Fa-f]{2}[ :-]){11,}[0-9A-Fa-f]{2}(?![0-9A-Za-z])/g,
  // Hashes of passwords of other makes, keys of VPNs.
  /\{(?:SSHA|SHA|SMD5|MD5|CRYPT|PBKDF2)[\w-]*\}[\w+/=$.,-]{8,}/gi,
  /(?<![\w+/])[A-Za-z0-9+/]{42,43}=(?![\w+/=])/g,
];

export const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}(?![\w-])/g;

export const UUID = /(?<![0-9A-Za-z-])[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Za-z-])/g;

/** Host of an address with a scheme, and who logs in there. */
export const URL_HOST =
  /(?<=\b(?:https?|wss?|ftps?|sftp|scp|tftp|ssh|telnet|syslog|snmp|ldaps?|radius|coap|mqtts?|rtsp|smb|ntp):\/\/)(?:[^\s/@"'<>]+@)?([^\s/:"'<>?#@]+)/gi;

/** A value after its name in a line of text: `user=bob`, `SSID: "Ridge"`, `password auth succeeded for 'bob'`. */
export const NAMED_VALUE =
  /(?<![\w.-])([A-Za-z][\w.-]{1,40})(?:\s*[=:]\s*|\s+(?:is|for|as|of|by)\s+|\s+)(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|\(([^()\n]{1,80})\))|(?<![\w.-])([A-Za-z][\w.-]{1,40})\s*[=:]\s*([^\s"',;&)\]}]{1,200})/g;

/** A quoted name after a word that announces one: `for 'bob'`. */
export const QUOTED_AFTER =
  /\b(?:for|user|by|from|to|with|named|station|host|network|as)\s+(?:'([^'\n]{1,80})'|"([^"\n]{1,80})")/gi;
