import { message } from '../../errors/message.ts';
import { ipv4Number } from '../../network/ipv4-number.ts';
import { inSameSubnet } from '../../network/ipv4-subnet.ts';
import { checkNetmask } from '../../network/netmask.ts';
import { type Contradiction, type CrossCheck, entriesInUse } from './cross-check.ts';

/** The range that a DHCP server gives runs upwards and lies in one network. */
export const checkDhcpRanges: CrossCheck = context =>
  entriesInUse(context, 'dhcpd').flatMap(entry => {
    const start = context.values.get(`${entry}.start`) ?? '';
    const end = context.values.get(`${entry}.end`) ?? '';
    const netmask = context.values.get(`${entry}.netmask`) ?? '';
    const problem = rangeProblem(start, end, netmask);
    return problem ? [{ key: `${entry}.end`, problem, severity: 'error' } satisfies Contradiction] : [];
  });

function rangeProblem(start: string, end: string, netmask: string) {
  const [first, last] = [ipv4Number(start), ipv4Number(end)];
  if (first === undefined || last === undefined) return undefined;
  if (first > last) return message('The range must end at or after its start {start}.', { start });
  if (checkNetmask(netmask) !== undefined || inSameSubnet(start, end, netmask)) return undefined;
  return message('The range must end in the network of its start {start} with the netmask {netmask}.', {
    start,
    netmask,
  });
}
