/** The parts of the status that the physics tests read. */
export interface WireDirection {
  usage: number;
  cinr: number;
  evm: [number[], number[]];
}

export interface WireStation {
  mac: string;
  signal: number;
  rssi: number;
  noisefloor: number;
  chainrssi: number[];
  tx_idx: number;
  rx_idx: number;
  tx_nss: number;
  rx_nss: number;
  uptime: number;
  distance: number;
  cb_capacity_expect: number;
  dl_capacity_expect: number;
  ul_capacity_expect: number;
  dl_rate_expect: number;
  ul_rate_expect: number;
  dl_linkscore: number;
  ul_linkscore: number;
  tx_ratedata: number[];
  stats: { rx_bytes: number; tx_bytes: number; rx_packets: number; tx_packets: number };
  airmax: {
    cb_capacity: number;
    dl_capacity: number;
    ul_capacity: number;
    rx: WireDirection;
    tx: WireDirection;
  };
  remote: { hostname: string; signal: number; rssi: number; chainrssi: number[]; tx_power: number };
}

export interface WireStatus {
  host: {
    hostname: string;
    uptime: number;
    power_time: number;
    timestamp: number;
    devmodel: string;
    fwversion: string;
  };
  wireless: {
    mode: string;
    rstatus: number;
    chanbw: number;
    count: number;
    frequency: number;
    cac_state: number;
    cac_timeout: number;
    txpower: number;
    throughput: { tx: number; rx: number };
    polling: {
      cb_capacity: number;
      dl_capacity: number;
      ul_capacity: number;
      use: number;
      tx_use: number;
      rx_use: number;
    };
    sta: WireStation[];
    sta_disconnected: { mac: string; reason_code: number; disconnect_duration: number }[];
  };
  interfaces: { ifname: string; status: { tx_bytes: number; rx_bytes: number; ipaddr: string } }[];
}
