import { accessPoint, ltu } from '@radiolink/domain/settings';
import { useSettingsScope } from '../../settings/settings-scope.tsx';
import { ChannelPicker } from './channel-picker.tsx';
import { Prescan } from './prescan/prescan.tsx';
import { useWirelessFacts } from './wireless-facts.ts';

/** The channel picker of an access point, and its listening for radar; a station takes the channel of its access point. */
export function ChannelTools() {
  const isChosenHere = useSettingsScope(({ context }) => accessPoint(context, []) && !ltu(context, []));
  const { channels = [] } = useWirelessFacts();
  if (channels.length === 0 || !isChosenHere) return null;
  return (
    <>
      <ChannelPicker channels={channels} />
      <Prescan />
    </>
  );
}
