import { message, type Problem } from '../errors/message.ts';
import { textOf } from '../text/text.ts';

const FILE_ADDRESS =
  /^https?:\/\/(?:[^\s/?#@\\]*@)?(?:\[[\da-fA-F:.]+\]|[^\s/?#@:[\]\\<>^|%]+)(?::(\d{1,5}))?(?:[/?#].*)?$/;
const MAX_PORT = 65_535;

/** Address from which a device downloads a file itself, as it was typed: http or https, with a host. */
export function checkFileAddress(typed: string): Problem | undefined {
  const [address, port = ''] = FILE_ADDRESS.exec(textOf(typed).trim()) ?? [];
  if (address !== undefined && Number(port) <= MAX_PORT) return undefined;
  return message('Enter an address that starts with {http} or {https}.', {
    http: 'http://',
    https: 'https://',
  });
}
