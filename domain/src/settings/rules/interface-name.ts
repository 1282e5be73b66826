import { message, type Problem } from '../../errors/message.ts';

/** Names of network interfaces have at most 15 characters on these devices; `ppp+` matches every PPP interface. */
const INTERFACE_NAME = /^(?=.{1,15}$)[a-z][a-z0-9_-]*(\.\d{1,4})?\+?$/i;

/** The name of a network interface as the device spells it: `eth0`, `br1`, `eth0.10`, `ppp+`. */
export function checkInterfaceName(value: string): Problem | undefined {
  if (INTERFACE_NAME.test(value)) return undefined;
  return message('Enter the name of an interface such as {example}.', { example: 'eth0' });
}
