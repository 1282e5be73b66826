import type { Call } from './contract.ts';

/** Where the example of the contract would act, or where the device has to have the thing that it names. */
const REQUESTED: Readonly<Record<string, string>> = {
  '/survey.json.cgi': '/survey.json.cgi?iface=ath0&update=last',
  '/pingtest_action.cgi': '/pingtest_action.cgi?ip_addr=127.0.0.1&ping_size=56',
  '/api/crashes/{id}': '/api/crashes/1',
  '/api/traceroute': '/api/traceroute?id=1',
  '/api/lmgmt/speedtest/status': '/api/lmgmt/speedtest/status?ticket=1',
  '/ethtool.cgi': '/ethtool.cgi?ifname=eth0',
};

/** The address at which a read is asked for: parameters from the examples of the contract. */
export function requestedPath({ path, operation }: Call): string {
  const own = REQUESTED[path];
  if (own !== undefined) return own;
  const parameters = operation.parameters ?? [];
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(parameters.find(one => one.name === name)?.example ?? 'none')),
  );
  const query = parameters.filter(one => one.in === 'query' && one.required && one.example !== undefined);
  const text = String(new URLSearchParams(query.map(({ name, example }) => [name, String(example)])));
  return text === '' ? inPath : `${inPath}?${text}`;
}
