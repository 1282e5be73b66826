import type { ReceivedAir, PermittedChannel } from '@radiolink/domain/tools';
import { combine, createStore, type Event, sample, type Store } from 'effector';
import { alignedPeers } from '../alignment/alignment-links.ts';
import type { SettingsContextModel } from '../configuration/settings-context.model.ts';
import { onDemand } from '../fetching/on-demand.ts';
import type { StatusModel } from '../status/status.model.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import {
  type Advice,
  adviceOn,
  advisedRadio,
  isOldSurvey,
  pathLossDb,
  permittedChannels,
  receivedByStations,
} from './advice-facts.ts';
import type { Air } from './air-source.ts';
import { type ReceivedLane, receivedLanes } from './axis-facts.ts';
import type { ChannelData, ChannelDataPort } from './spectrum.port.ts';

/** Which channel to use, by what both ends receive. */
export interface ChannelAdvice {
  /** Channels and what to do, renewed each few seconds; empty until enough is known. */
  readonly $advice: Store<Advice>;
  /** Remote ends whose reception is part of the advice. */
  readonly $remoteEnds: Store<number>;
  /** Remote ends whose survey is too old to count. */
  readonly $oldRemoteEnds: Store<number>;
  readonly $permitted: Store<readonly PermittedChannel[]>;
  /** What both ends receive over frequency. */
  readonly $received: Store<readonly ReceivedLane[]>;
}

interface AdvicePorts {
  readonly channelData: ChannelDataPort;
  readonly status: Pick<StatusModel, 'slice'>;
  readonly settings: Pick<SettingsContextModel, '$scope' | '$channels'>;
  readonly visibility: VisibilityPort;
}

/** What the remote ends receive is asked for again after so many ticks: it changes slowly. */
const REMOTE_TICKS = 10;
const NOTHING_REPORTED: ChannelData = { channels: [], frequenciesMhz: [], stations: [] };
const COUNTRY = 'radio.countrycode';
const NO_ADVICE: Advice = { channels: [], inUse: undefined, choice: undefined };

interface AdviceClocks {
  readonly $air: Store<Air | null>;
  readonly shown: Event<void>;
  readonly closed: Event<void>;
  readonly ticked: Event<number>;
}

/** Makes the advice: this end by the live spectrum, the remote ends by what they received when they were asked last. */
export function createChannelAdvice(
  { channelData, status, settings, visibility }: AdvicePorts,
  { $air, shown, closed, ticked }: AdviceClocks,
): ChannelAdvice {
  const $country = settings.$scope.map(({ context }) => Number(context.values.get(COUNTRY) ?? '') || 0);
  const $permitted = combine(settings.$channels, $country, permittedChannels);
  const remote = onDemand(() => channelData.read(), createStore(null), visibility);
  sample({ clock: shown, target: remote.opened });
  sample({ clock: closed, target: remote.closed });
  const again = ticked.filterMap(tick => (tick % REMOTE_TICKS === REMOTE_TICKS - 1 ? true : undefined));
  sample({ clock: again, target: remote.wanted });
  const $reported = createStore<ChannelData>(NOTHING_REPORTED).on(remote.readFx.doneData, (_, data) => data);
  const $remote = $reported.map((data): readonly ReceivedAir[] => receivedByStations(data));
  const $received = combine($reported, status.slice(alignedPeers), (data, peers) =>
    receivedLanes(data, new Map((peers ?? []).map(({ mac, name }) => [mac, name]))),
  );
  const $lossDb = status.slice(now => pathLossDb(now) ?? null);
  const $radio = status.slice(advisedRadio);
  const $advice = createStore(NO_ADVICE);
  sample({
    clock: [ticked, $permitted, $remote],
    source: { air: $air, permitted: $permitted, received: $remote, loss: $lossDb, radio: $radio },
    fn: ({ air, permitted, received, loss, radio }) =>
      air === null || radio === null
        ? NO_ADVICE
        : adviceOn(air.view, permitted, received, loss ?? undefined, radio),
    target: $advice,
  });
  return {
    $advice,
    $permitted,
    $remoteEnds: $remote.map(({ length }) => length),
    $oldRemoteEnds: $reported.map(({ stations }) => stations.filter(isOldSurvey).length),
    $received,
  };
}
