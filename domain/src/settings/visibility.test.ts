import { describe, expect, it } from 'vitest';
import { entriesOf } from './configuration.mother.ts';
import { listSettings, settingById } from './find-setting.ts';
import { settingsContext } from './settings-context.ts';

const shown = (text: string) =>
  listSettings({ context: settingsContext(entriesOf(text)) }).map(({ id }) => id);

/** The settings that one configuration shows and the other does not. */
const gained = (text: string, beside: string) => {
  const others = new Set<string>(shown(beside));
  return shown(text).filter(id => !others.has(id));
};
const ids = (text: string) => text.split(/\s+/).filter(Boolean);

const AP = 'radio.1.mode=master\nradio.1.ptpmode=0';
const AP_PTP = 'radio.1.mode=master\nradio.1.ptpmode=1';
const STATION = 'radio.1.mode=managed\nradio.1.ptpmode=0';
const STATION_PTP = 'radio.1.mode=managed\nradio.1.ptpmode=1';
const WPA = `${AP}\naaa.status=enabled`;
const EAP = `${WPA}\naaa.1.wpa.key.1.mgmt=WPA-EAP`;
const JOINING = `${STATION}\nwpasupplicant.status=enabled`;
const KEY_MGMT = 'wpasupplicant.profile.1.network.1.key_mgmt.1.name';
const ROUTER = 'netmode=router';

describe('a configuration shows what belongs to it', () => {
  it.each([
    [
      AP,
      STATION,
      `
        wireless.hideSsid wireless.clientIsolation security.accessPoint wireless.accessList
        radio.compatibility11n radio.fixedFrame`,
    ],
    [
      STATION,
      AP,
      `
        wireless.lockToAccessPoint radio.scanList security.station radio.airtimePriority`,
    ],
    [AP, AP_PTP, 'wireless.clientIsolation radio.compatibility11n'],
    [STATION, STATION_PTP, 'radio.airtimePriority'],
    [WPA, AP, 'security.accessPointMethod security.accessPointKey radius.macAddresses'],
    [
      EAP,
      WPA,
      `
        radius.authentication radius.authenticationServer radius.authenticationPort
        radius.authenticationSecret radius.accounting`,
    ],
    [WPA, EAP, 'security.accessPointKey'],
    [
      `${WPA}\naaa.1.radius.macacl.status=enabled`,
      WPA,
      `
        radius.authentication radius.authenticationServer radius.authenticationPort
        radius.authenticationSecret radius.accounting`,
    ],
    [
      `${EAP}\naaa.1.radius.acct.1.status=enabled`,
      EAP,
      'radius.accountingServer radius.accountingPort radius.accountingSecret',
    ],
    [JOINING, STATION, 'security.stationMethod security.stationKey'],
    [
      `${JOINING}\n${KEY_MGMT}=WPA-EAP`,
      JOINING,
      'security.eapMethod security.eapIdentity security.eapPassword',
    ],
    [JOINING, `${JOINING}\n${KEY_MGMT}=WPA-EAP`, 'security.stationKey'],
    [
      `${AP}\nradio.1.polling_ff_dur=5000`,
      AP,
      `
        radio.fixedFrameDownlink radio.fixedFrameTiming radio.fixedFrameFlexible
        radio.fixedFrameStationThreshold radio.capacityReporting`,
    ],
    [`${STATION}\nradio.1.scan_list.status=enabled`, STATION, 'radio.scanListChannels'],
    [`${STATION}\nradio.1.chanbw=40`, `${STATION}\nradio.1.chanbw=0`, 'radio.scanWidths'],
    [
      `${AP}\nwireless.1.mac_acl.status=enabled`,
      AP,
      `
        wireless.accessListPolicy wireless.accessListMac wireless.accessListComment wireless.accessListEntry`,
    ],
    [
      ROUTER,
      'netmode=bridge',
      `
        network.multicastRouting network.upnp interface.mtu dhcpServer.all dhcpServer.device
        dhcpServer.enabled dhcpServer.start dhcpServer.end dhcpServer.netmask dhcpServer.leaseTime
        dhcpServer.gateway dhcpServer.dnsProxy dhcpServer.dns dhcpServer.dnsEnabled dhcpServer.reservation
        dhcpServer.reservedMac dhcpServer.reservedAddress dhcpServer.reservedName pppoe.all pppoe.enabled
        pppoe.device pppoe.userName pppoe.password pppoe.service pppoe.mtu pppoe.mru pppoe.fallback
        pppoe.fallbackNetmask pppoe.encryption pppoe.ipv6 pppoe.relay dhcp6Server.all dhcp6Server.device
        dhcp6Server.enabled dhcp6Server.stateful dhcp6Server.dnsProxy dhcp6Server.dns dhcp6Server.dnsEnabled
        nat.all nat.device nat.enabled nat.clampMss dmz.enabled forward.all
        forward.enabled forward.device forward.host forward.port forward.publicPort forward.protocol
        forward.source forward.destination forward.comment`,
    ],
    [`${ROUTER}\nigmpproxy.status=enabled`, ROUTER, 'network.multicastUpstream'],
    [`${ROUTER}\niptables.sys.dmz.status=enabled`, ROUTER, 'dmz.host'],
    ['radio.1.atpc.status=enabled', 'radio.1.atpc.status=disabled', 'radio.atpcThreshold'],
    ['radio.1.ack.auto=disabled', '', 'radio.distance radio.ackTimeout'],
    [
      '',
      'wireless.1.signal_led_status=disabled',
      'wireless.signalLed1 wireless.signalLed2 wireless.signalLed3 wireless.signalLed4',
    ],
    ['wireless.1.rate.auto=disabled', '', 'wireless.maximumRate'],
    ['wireless.1.ampdu.status=enabled', '', 'wireless.aggregationFrames'],
    [
      'gui.network.advanced.status=enabled',
      '',
      `
        interface.mtu interface.role bridge.all bridge.device bridge.enabled bridge.comment
        bridge.forwardDelay bridge.stp bridge.port bridge.portEnabled vlan.all vlan.filter`,
    ],
    [
      'iptables.sys.fw.status=enabled',
      '',
      `
        firewall.rule firewall.target firewall.protocol firewall.interface firewall.source
        firewall.sourcePort firewall.destination firewall.destinationPort firewall.notSource
        firewall.notDestination firewall.comment`,
    ],
    [
      'tshaper.status=enabled',
      '',
      `
        shaping.device shaping.enabled shaping.ingress shaping.ingressRate shaping.ingressBurst
        shaping.egress shaping.egressRate shaping.egressBurst`,
    ],
    ['netconf.1.up=enabled', '', 'interface.enabled'],
    ['netconf.1.ip6.status=enabled', '', 'interface.ipv6Address interface.ipv6PrefixLength'],
    ['netconf.1.autoneg=disabled', '', 'interface.speed interface.duplex'],
    [
      '',
      'netconf.1.autoneg=disabled',
      `
        linkMode.10half linkMode.10full linkMode.100half linkMode.100full linkMode.1000half
        linkMode.1000full`,
    ],
    [
      'netconf.1.devname=eth0',
      'netconf.1.devname=br0',
      `
        interface.autoNegotiation interface.flowControlReceive interface.flowControlSend linkMode.10half
        linkMode.10full linkMode.100half linkMode.100full linkMode.1000half linkMode.1000full`,
    ],
    ['netconf.1.devname=br0', 'netconf.1.devname=eth0', 'interface.mtu'],
    ['netconf.1.hwaddr.status=enabled', '', 'interface.clonedMac'],
    ['httpd.https.status=enabled', '', 'web.httpsPort'],
    ['sshd.status=enabled', '', 'ssh.port ssh.password ssh.key ssh.keyValue ssh.keyComment'],
    ['telnetd.status=enabled', '', 'telnet.port'],
    ['pwdog.status=enabled', '', 'watchdog.host watchdog.period watchdog.delay watchdog.failures'],
    ['syslog.status=enabled', '', 'log.remote'],
    [
      'syslog.status=enabled\nsyslog.remote.status=enabled',
      'syslog.status=enabled',
      'log.server log.port log.tcp',
    ],
    ['snmp.status=enabled', '', 'snmp.community snmp.contact snmp.location'],
    ['unms.status=enabled', '', 'cloud.key cloud.address cloud.redirector'],
    [
      'dyndns.status=enabled',
      '',
      `
        dynamicDns.enabled dynamicDns.service dynamicDns.host dynamicDns.userName dynamicDns.password`,
    ],
    ['ntpclient.status=enabled', '', 'time.server time.serverEnabled'],
    ['discovery.status=enabled', '', 'discovery.cdp discovery.lldp discovery.beacon'],
    ['system.date.status=enabled', '', 'time.startupTimestamp'],
    [
      'radio.0.mode=ap-ptp\nradio.1.devname=ath0',
      '',
      `
        sixty.mode sixty.frequency sixty.channelWidth sixty.antennaGain sixty.outputPower
        sixty.presharedKey sixty.enabled`,
    ],
    ['radio.1.txfreq=5500', '', 'ltu.transmitFrequency ltu.receiveFrequency radio.autoOutputPower'],
    [
      'wireless.1.security=none\nwireless.1.security.psk=\nwireless.1.frame_offset=0\nwireless.1.sync_mode=0',
      '',
      'ltu.security ltu.presharedKey ltu.frameOffset ltu.syncMode',
    ],
    ['radio.1.auto_txpower=enabled', '', 'radio.autoOutputPower'],
    ['system.eirp.status=disabled', '', 'radio.eirpLimit'],
    [AP_PTP, AP, 'radio.noAck'],
    [`${AP}\nradio.1.pollingnoack=1`, AP, 'radio.noAck'],
    ['radio.1.rate.auto=enabled\nradio.1.mcastrate=15', '', 'radio.autoRate radio.multicastRate'],
    ['radio.1.rate.auto=disabled\nradio.1.rate.mcs=15', 'radio.1.rate.auto=enabled', 'radio.maximumRate'],
    [
      'system.imperial_units.status=enabled\nsystem.button.reset=enabled\nupdate.cent.status=enabled',
      '',
      'device.imperialUnits device.resetButtonOlder firmware.central',
    ],
  ])('%j beside %j shows %s', (text, beside, expected) => {
    expect(gained(text, beside)).toEqual(ids(expected));
  });

  it('shows the same for a SOHO router as for a router', () => {
    expect(shown('netmode=soho')).toEqual(shown(ROUTER));
  });

  it('shows both sides of a link whose mode it does not know', () => {
    expect(shown('')).toEqual(expect.arrayContaining(['wireless.hideSsid', 'wireless.lockToAccessPoint']));
  });

  it('shows one interface by its own values', () => {
    const context = settingsContext(entriesOf('netconf.1.devname=eth0\nnetconf.2.devname=br0'));
    const { visible } = settingById('interface.autoNegotiation');
    expect([visible(context, [1]), visible(context, [2]), visible(context, [3])]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
