import { SelectField } from '../components/select-field.tsx';
import { useText } from '../i18n/use-text.ts';
import { ChoicePlace } from './check-place.tsx';

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
  const isGone = peer !== null && peers.every(({ mac }) => mac !== peer);
  return (
    <ChoicePlace>
      <SelectField
        label={t('Station')}
        value={peer ?? peers[0]?.mac ?? ''}
        onChange={event => onChoose(event.target.value)}
      >
        {isGone && <option value={peer}>{peer}</option>}
        {peers.map(({ mac, name }) => (
          <option key={mac} value={mac}>
            {name ?? mac}
          </option>
        ))}
      </SelectField>
    </ChoicePlace>
  );
}
