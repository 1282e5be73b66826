import { useText } from '../../i18n/use-text.ts';
import { ToolChoice } from './check-place.tsx';

export interface PeerFieldProps {
  readonly peers: readonly { readonly mac: string; readonly name: string | undefined }[] | null;
  /** The chosen one; null for the first. */
  readonly peer: string | null;
  readonly onChoose: (mac: string) => void;
}

/** Which station of an access point; nothing to choose on a link between two devices. */
export function PeerField({ peers, peer, onChoose }: PeerFieldProps) {
  const t = useText();
  if (peers === null || (peers.length < 2 && peer === null)) return null;
  const known = peers.map(({ mac }) => mac);
  return (
    <ToolChoice
      label={t('Station')}
      value={peer ?? known[0] ?? ''}
      of={peer === null || known.includes(peer) ? known : [peer, ...known]}
      words={mac => peers.find(each => each.mac === mac)?.name ?? mac}
      onChoose={onChoose}
    />
  );
}
