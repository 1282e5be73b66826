import { firmwareMismatch } from '../device/firmware-compatibility.ts';
import { type Message, message } from '../errors/message.ts';
import { AtpcStatus } from '../link/atpc.ts';
import { linkEnds } from '../link/link-ends.ts';
import { LinkState } from '../link/link-state.ts';
import { linkReasons } from '../link/link-verdict.ts';
import { radioLinks } from '../link/radio-band.ts';
import { isPtpMode, wirelessRole } from '../link/wireless-role.ts';
import { ethernetFaults } from '../network/ethernet-fault.ts';
import { isEthernet } from '../network/interface-kind.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { compareNotices, type Notice, type NoticeSeverity } from './notice.ts';

/** From here on a share of the airtime is a big problem, percent. Specification §9, big problem. */
export const BIG_PROBLEM_PERCENT = 80;
/** From here a device is too hot, degrees Celsius. A choice of ours. */
export const HIGH_TEMPERATURE_CELSIUS = 85;

/** What of an earlier status is looked at: the counters of its ports. */
type Earlier = Pick<DeviceStatus, 'interfaces'> | undefined;

type AlertRule = (status: DeviceStatus, previous: Earlier) => readonly Notice[];

const RULES: readonly AlertRule[] = [radios, radar, power, ends, ethernet, farEthernet, load, firmware];

/**
 * What a status shows to be wrong with the device, in words, the worst first. Errors that rise show only against an
 * earlier status of the same device.
 */
export function deviceAlerts(status: DeviceStatus, previous?: Earlier): readonly Notice[] {
  return RULES.flatMap(rule => rule(status, previous)).toSorted(compareNotices);
}

function alert(id: string, severity: NoticeSeverity, text: Message): Notice {
  return { id, severity, message: text, dismissible: false };
}

function radios(status: DeviceStatus): readonly Notice[] {
  const links = radioLinks(status);
  const connected = links.some(({ state }) => state === LinkState.Connected);
  return links.flatMap(({ band, state }) => {
    const id = `radio-${band}`;
    if (state === LinkState.DfsWait) {
      return [alert(id, 'warning', message('CAC running: the radio checks for radar before it transmits.'))];
    }
    if (band === '60' && connected && state === LinkState.Disconnected) {
      return [alert(id, 'warning', message('The 60 GHz link is down. The 5 GHz backup link is active.'))];
    }
    const alone = !connected && state === LinkState.Disconnected && isMeantToLink(status);
    return alone ? [alert(id, 'danger', message('The {band} GHz link is down.', { band }))] : [];
  });
}

/** An access point for many may well have nobody; everything else is there for one link. */
function isMeantToLink({ wireless }: DeviceStatus): boolean {
  return isPtpMode(wireless.mode) || wirelessRole(wireless.mode) === 'station';
}

function radar({ wireless }: DeviceStatus): readonly Notice[] {
  if ((wireless.nolState ?? 0) <= 0) return [];
  const seconds = wireless.nolTimeoutSeconds;
  const text =
    seconds === undefined || seconds <= 0
      ? message('Radar detected: channels are blocked.')
      : message('Radar detected: channels are blocked for another {seconds} s.', { seconds });
  return [alert('radar', 'warning', text)];
}

function power({ wireless }: DeviceStatus): readonly Notice[] {
  if (wireless.polling.atpcStatus === AtpcStatus.AutoFailed) {
    return [
      alert('atpc', 'warning', message('Automatic power control failed: no report from the remote end.')),
    ];
  }
  return wireless.polling.atpcStatus === AtpcStatus.AutoLimitsReached
    ? [alert('atpc', 'notice', message('Automatic power control has reached its limits.'))]
    : [];
}

/** On a link of two ends what is wrong with it; with many stations the table tells it. */
function ends(status: DeviceStatus): readonly Notice[] {
  const { stations, legacy } = status.wireless;
  if (stations.length > 1 || (stations.length === 0 && legacy === undefined)) return [];
  return linkReasons(linkEnds(status)).map(({ kind, side, severity, message: text }) =>
    alert(`link-${kind}-${side}`, severity, text),
  );
}

function ethernet(status: DeviceStatus, previous: Earlier): readonly Notice[] {
  return status.interfaces
    .filter(({ name }) => isEthernet({ devname: name }))
    .flatMap(port => {
      const before = previous?.interfaces.find(({ name }) => name === port.name);
      const faults = ethernetFaults(port, { before, after: port });
      return faults
        .filter(({ kind }) => kind !== 'unknown-length')
        .map(({ kind, severity, message: text }) => alert(`${port.name}-${kind}`, severity, text));
    });
}

/** The wired ports of the far end as it reports them, named after it; with many stations the table tells them. */
function farEthernet(status: DeviceStatus): readonly Notice[] {
  if (status.wireless.stations.length !== 1) return [];
  const { remote } = linkEnds(status);
  const whose = remote?.name || remote?.mac;
  return (remote?.ethernet ?? []).flatMap(port => {
    const name = whose === undefined ? port.name : `${whose} ${port.name}`;
    return ethernetFaults({ ...port, name })
      .filter(({ kind }) => kind !== 'unknown-length')
      .map(({ kind, severity, message: text }) => alert(`remote-${port.name}-${kind}`, severity, text));
  });
}

function load({ host, wireless }: DeviceStatus): readonly Notice[] {
  const { temperatureCelsius: celsius } = host;
  const airtime = wireless.polling.airtimePercent;
  const found: Notice[] = [];
  if (airtime !== undefined && airtime >= BIG_PROBLEM_PERCENT) {
    const percent = Math.round(airtime);
    found.push(alert('airtime', 'warning', message('Airtime usage is {percent} %.', { percent })));
  }
  if (celsius !== undefined && celsius >= HIGH_TEMPERATURE_CELSIUS) {
    found.push(
      alert('temperature', 'danger', message('Device temperature too high: {celsius} °C.', { celsius })),
    );
  }
  return found;
}

/** The first far end whose firmware does not work with ours. Specification §9, firmware compatibility. */
function firmware({ host, wireless }: DeviceStatus): readonly Notice[] {
  const problems = wireless.stations.map(({ remote }) =>
    firmwareMismatch(host.firmwareVersion, remote?.firmwareVersion),
  );
  const first = problems.find(problem => problem !== undefined);
  return first === undefined ? [] : [alert('firmware', 'warning', first)];
}
