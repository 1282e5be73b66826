/**
 * Every key that the reference of the configuration text documents, by its section there. Written out on its own, so
 * that a setting lost from the catalogue is noticed. `N` and `M` are indexes.
 */
export const DOCUMENTED_KEYS: Readonly<Record<string, string>> = {
  '1 text': 'system.cfg.version system.cfg.editor.webui system.cfg.editor.tshaper',
  '2 interfaces': `
    netmode netconf.status netconf.N.devname netconf.N.status netconf.N.up netconf.N.mtu netconf.N.ip
    netconf.N.netmask netconf.N.ip6.status netconf.N.ip6.1.ip netconf.N.ip6.1.plen netconf.N.role
    netconf.N.autoip.status netconf.N.autoneg netconf.N.duplex netconf.N.speed netconf.N.advertise.10half
    netconf.N.advertise.10full netconf.N.advertise.100half netconf.N.advertise.100full
    netconf.N.advertise.1000half netconf.N.advertise.1000full netconf.N.flowcontrol.rx.status
    netconf.N.flowcontrol.tx.status netconf.N.promisc netconf.N.allmulti netconf.N.hwaddr.status
    netconf.N.hwaddr.mac netconf.N.alias.M.status netconf.N.alias.M.ip netconf.N.alias.M.netmask
    netconf.N.alias.M.comment bridge.status bridge.N.devname bridge.N.status bridge.N.comment bridge.N.fd
    bridge.N.stp.status bridge.N.port.M.devname bridge.N.port.M.status vlan.status vlan.N.devname vlan.N.id
    vlan.N.status vlan.N.comment ebtables.sys.vlan.status`,
  '3 addressing': `
    dhcpc.status dhcpc.N.devname dhcpc.N.status dhcpc.N.fallback dhcpc.N.fallback_netmask dhcpd.status
    dhcpd.N.devname dhcpd.N.status dhcpd.N.start dhcpd.N.end dhcpd.N.netmask dhcpd.N.lease_time dhcpd.N.dnsproxy
    dhcpd.N.dns.M.server dhcpd.N.dns.M.status dhcpd.N.gateway dhcpd.N.static.M.status dhcpd.N.static.M.mac
    dhcpd.N.static.M.ip dhcpd.N.static.M.name dhcp6c.status dhcp6c.N.devname dhcp6c.N.status
    dhcp6c.N.stateless.status dhcp6c.N.stateful.status dhcp6c.N.stateful.pd.M.status
    dhcp6c.N.stateful.pd.M.devname dhcp6c.N.stateful.pd.M.prefix.len dhcp6d.status dhcp6d.N.devname
    dhcp6d.N.status dhcp6d.N.stateful.status dhcp6d.N.dnsproxy dhcp6d.N.dns.M.server dhcp6d.N.dns.M.status
    ppp.status ppp.N.devname ppp.N.status ppp.N.name ppp.N.password ppp.N.mtu ppp.N.mru ppp.N.fallback
    ppp.N.fallback_netmask ppp.N.require.mppe128 ppp.N.ipv6.status ppp.N.service pppoe-relay.status
    route.status route.N.status route.N.devname route.N.ip route.N.netmask route.N.gateway route.N.comment
    resolv.status resolv.host.1.name resolv.host.1.status resolv.nameserver.status resolv.nameserver.N.ip
    resolv.nameserver.N.status igmpproxy.status igmpproxy.upstream.devname upnpd.status`,
  '4 firewall and shaping': `
    iptables.status iptables.sys.status iptables.sys.masq.status iptables.sys.masq.N.devname
    iptables.sys.masq.N.status iptables.sys.tcpmss.status iptables.sys.portfw.status iptables.sys.portfw.N.status
    iptables.sys.portfw.N.devname iptables.sys.portfw.N.host iptables.sys.portfw.N.port
    iptables.sys.portfw.N.dport iptables.sys.portfw.N.proto iptables.sys.portfw.N.src iptables.sys.portfw.N.dst
    iptables.sys.portfw.N.comment iptables.sys.fw.status iptables.sys.fw.N.status iptables.sys.fw.N.target
    iptables.sys.fw.N.proto iptables.sys.fw.N.in iptables.sys.fw.N.src iptables.sys.fw.N.src_port
    iptables.sys.fw.N.dst iptables.sys.fw.N.dst_port iptables.sys.fw.N.not.src iptables.sys.fw.N.not.dst
    iptables.sys.fw.N.comment iptables.sys.mgmt.status iptables.sys.mgmt.N.devname iptables.sys.mgmt.N.status
    iptables.sys.dmz.status iptables.sys.dmz.host ip6tables.status ip6tables.sys.status
    ip6tables.sys.fw6.status ebtables.status ebtables.sys.status ebtables.sys.eap.status
    ebtables.sys.eap.N.devname ebtables.sys.eap.N.status ebtables.sys.arpnat.status
    ebtables.sys.arpnat.N.devname ebtables.sys.arpnat.N.status ebtables.sys.fw.status tshaper.status
    tshaper.N.devname tshaper.N.status tshaper.N.input.status tshaper.N.input.rate tshaper.N.input.burst
    tshaper.N.output.status tshaper.N.output.rate tshaper.N.output.burst`,
  '5 radio': `
    radio.status radio.countrycode radio.rate_module radio.countrylicense radio.1.countrycode radio.1.devname
    radio.1.status radio.1.mode radio.1.ptpmode radio.1.ieee_mode radio.1.chanbw radio.1.freq
    radio.1.center.1.freq radio.1.cwm.mode radio.1.cwm.enable radio.1.txpower radio.1.low_txpower_mode
    radio.1.obey radio.1.reg_obey radio.1.dfs.status radio.1.antenna.id radio.1.antenna.gain radio.1.cable.loss
    radio.1.ack.auto radio.1.ackdistance radio.1.acktimeout radio.1.polling radio.1.pollingpri
    radio.1.pollingnoack radio.1.polling_ff_dur radio.1.polling_ff_dl_ratio radio.1.polling_ff_timing
    radio.1.polling_ff_flex radio.1.polling_ff_sta_rx_rssi_th radio.1.ff_cap_rep
    radio.1.polling_11ac_11n_compat radio.1.atpc.status radio.1.atpc.threshold radio.1.atpc.sta.status
    radio.1.rx_sensitivity radio.1.cmsbias radio.1.rc_mode radio.1.scan_list.status radio.1.scan_list.channels
    radio.1.scanbw.status radio.1.subsystemid wireless.1.scan_list.status wireless.1.scan_list.channels
    radio.1.txfreq radio.1.rxfreq radio.1.auto_txpower wireless.1.security wireless.1.security.psk
    wireless.1.frame_offset wireless.1.sync_mode ame.net.jumbo ame.net.lan_en radio.0.mode radio.0.psk
    radio.0.status radio.0.devname radio.0.freq radio.0.chanbw radio.0.txpower radio.0.antenna.gain`,
  '6 wireless and security': `
    wireless.status wireless.1.status wireless.1.devname wireless.1.ssid wireless.1.hide_ssid wireless.1.ap
    wireless.1.security.type wireless.1.wds.status wireless.1.mac_acl.status wireless.1.mac_acl.policy
    wireless.1.mac_acl.N.mac wireless.1.mac_acl.N.status wireless.1.mac_acl.N.comment wireless.1.l2_isolation
    wireless.1.addmtikie wireless.1.mcast.enhance wireless.1.rate.auto wireless.1.rate.mcs wireless.1.amsdu
    wireless.1.ampdu.status wireless.1.ampdu.frames wireless.1.signal_led_status wireless.1.signal_led1
    wireless.1.signal_led2 wireless.1.signal_led3 wireless.1.signal_led4 aaa.status aaa.1.status aaa.1.devname
    aaa.1.driver aaa.1.ssid aaa.1.br.devname aaa.1.wpa.psk aaa.1.wpa.mode aaa.1.wpa.key.1.mgmt
    aaa.1.wpa.1.pairwise aaa.1.radius.auth.1.ip aaa.1.radius.auth.1.port aaa.1.radius.auth.1.secret
    aaa.1.radius.auth.1.status aaa.1.radius.acct.1.ip aaa.1.radius.acct.1.port aaa.1.radius.acct.1.secret
    aaa.1.radius.acct.1.status aaa.1.radius.macacl.status wpasupplicant.status wpasupplicant.device.1.devname
    wpasupplicant.device.1.status wpasupplicant.device.1.profile wpasupplicant.device.1.driver
    wpasupplicant.profile.1.name wpasupplicant.profile.1.network.1.ssid wpasupplicant.profile.1.network.1.psk
    wpasupplicant.profile.1.network.1.bssid wpasupplicant.profile.1.network.1.priority
    wpasupplicant.profile.1.network.1.status wpasupplicant.profile.1.network.1.proto.1.name
    wpasupplicant.profile.1.network.1.pairwise.1.name wpasupplicant.profile.1.network.1.key_mgmt.1.name
    wpasupplicant.profile.1.network.1.eap.1.status wpasupplicant.profile.1.network.1.eap.1.name
    wpasupplicant.profile.1.network.1.identity wpasupplicant.profile.1.network.1.password
    wpasupplicant.profile.1.network.2.status wpasupplicant.profile.1.network.2.priority
    wpasupplicant.profile.1.network.2.key_mgmt.1.name`,
  '7 services and system': `
    ntpclient.status ntpclient.N.server ntpclient.N.status snmp.status snmp.community snmp.contact snmp.location
    snmp.rwcommunity.status sshd.status sshd.port sshd.auth.passwd sshd.auth.key.N.status sshd.auth.key.N.type
    sshd.auth.key.N.value sshd.auth.key.N.comment telnetd.status telnetd.port httpd.status httpd.port
    httpd.https.status httpd.https.port httpd.session.timeout syslog.status syslog.remote.status
    syslog.remote.port syslog.remote.ip syslog.remote.tcp.status pwdog.status pwdog.host pwdog.period pwdog.delay
    pwdog.retry dyndns.status dyndns.1.hostname dyndns.1.username dyndns.1.password dyndns.1.service
    dyndns.1.status users.status users.1.name users.1.password users.1.status users.2.name users.2.password
    users.2.status users.2.uid users.2.gid users.2.shell users.3.name users.3.password users.3.status unms.status
    unms.uri unms.unms_redirector unms.ui_url discovery.status discovery.cdp.status discovery.lldp.status
    discovery.beacon.status airview.status airview.tcp_port update.check.status update.cent.status gui.language
    gui.network.advanced.status system.timezone system.timezone.name system.date.status system.date.timestamp
    system.external.reset system.poe_passthrough system.leds.nightmode system.autosend_crash_reports
    system.airosx.prov.status system.latitude system.longitude system.height system.eirp.status
    system.imperial_units.status system.button.reset bluetooth.status system.gps.status`,
};

/** Keys that older radios write beyond the documented ones, as seen in a real configuration. */
export const OLDER_KEYS = `
  radio.1.forbiasauto radio.1.mcastrate radio.1.rate.auto radio.1.rate.mcs wireless.1.authmode wireless.1.autowds
  wireless.hideindoor.status`;

/** The documented keys with indexes put in. */
export function documentedKeys(n = 2, m = 3): readonly string[] {
  return [...Object.values(DOCUMENTED_KEYS), OLDER_KEYS]
    .flatMap(keys => keys.trim().split(/\s+/))
    .map(key => key.replace('.N.', `.${n}.`).replace('.M.', `.${m}.`));
}
