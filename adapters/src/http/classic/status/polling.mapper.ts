import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { PollingStatus } from '@radiolink/domain/status';
import type { Section } from '../../wire/section.ts';
import { COUNT, KBPS, PER_MILLE, PERCENT, SMALL } from '../../wire/ranges.ts';
import { perCent } from '../../wire/unmeasured.ts';

/** Airtime and capacity: airOS 8, 8.7.1 (`dcap`, `ucap`) and what airOS 6 calls quality and capacity. */
export function mapPolling(polling: Section<Schemas['Polling']>): PollingStatus {
  const downlink = polling.number('dl_capacity', KBPS);
  const uplink = polling.number('ul_capacity', KBPS);
  const downlinkOf871 = polling.number('dcap', KBPS);
  const uplinkOf871 = polling.number('ucap', KBPS);
  const frameDuration = polling.number('ff_frame_dur', COUNT);
  const frameDurationOf6 = polling.number('ff_duration', COUNT);
  const ratio = polling.number('ff_dl_ratio', PERCENT);
  const ratioOf6 = polling.number('ff_dlulratio', PERCENT);
  const reporting = polling.flag('ff_cap_rep');
  const enabled = polling.number('enabled', SMALL);
  return {
    combinedCapacityKbps: polling.number('cb_capacity', KBPS),
    downlinkCapacityKbps: downlink ?? downlinkOf871,
    uplinkCapacityKbps: uplink ?? uplinkOf871,
    airtimePercent: perCent(polling.number('use', PER_MILLE)),
    txAirtimePercent: perCent(polling.number('tx_use', PER_MILLE)),
    rxAirtimePercent: perCent(polling.number('rx_use', PER_MILLE)),
    atpcStatus: polling.number('atpc_status', SMALL),
    fixedFrame: polling.flag('fixed_frame'),
    gpsSync: polling.flag('gps_sync'),
    flexMode: polling.number('flex_mode', SMALL),
    capacityReporting: reporting === undefined ? undefined : Number(reporting),
    frameDurationMs: frameDuration ?? frameDurationOf6,
    downlinkRatioPercent: ratio ?? ratioOf6,
    airmaxEnabled: enabled === undefined ? undefined : enabled > 0,
    airmaxQualityPercent: polling.number('quality', PERCENT),
    airmaxCapacityPercent: polling.number('capacity', PERCENT),
    airmaxPriority: polling.number('priority', SMALL),
    noAck: polling.flag('noack'),
    airSyncMode: polling.number('airsync_mode', SMALL),
    airSyncConnections: polling.number('airsync_connections', SMALL),
    airSyncDownlinkUse: polling.number('airsync_down_util', COUNT),
    airSyncUplinkUse: polling.number('airsync_up_util', COUNT),
    airSelect: polling.flag('airselect'),
    airSelectIntervalMs: polling.number('airselect_interval', COUNT),
    fixedFrameMode: polling.number('ff_mode', SMALL),
  };
}
