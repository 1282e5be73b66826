import { ethernetFaults, isEthernet } from '@radiolink/domain/network';
import type { EthernetPort } from '@radiolink/domain/status';
import type { Text } from '../../i18n/use-text.ts';

/** Negotiated mode of a wired port, in short: `1000 full`, `unplugged`. Undefined when not reported. */
export function ethernetLabel(port: EthernetPort, t: Text): string | undefined {
  if (port.enabled === false) return t('disabled');
  if (port.plugged === false) return t('unplugged');
  const { speedMbps, fullDuplex } = port;
  if (speedMbps === undefined || speedMbps === 0) return port.plugged === true ? t('Connected') : undefined;
  if (fullDuplex === undefined) return `${speedMbps}`;
  return fullDuplex ? t('{speed} full', { speed: speedMbps }) : t('{speed} half', { speed: speedMbps });
}

/** True if the state of a wired port costs throughput or frames. */
export function hasEthernetFault(port: EthernetPort): boolean {
  return (
    isEthernet({ devname: port.name }) && ethernetFaults(port).some(({ severity }) => severity !== 'notice')
  );
}
