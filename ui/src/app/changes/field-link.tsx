import { addressOfSetting } from '../../components/catalogue/setting-address.ts';

export interface FieldLinkProps {
  /** Key of the setting in the configuration. */
  readonly settingKey: string;
  readonly onFollow?: () => void;
  readonly children: string;
}

/** The setting's name, as a link where a page shows its field. */
export function FieldLink({ settingKey, onFollow, children }: FieldLinkProps) {
  const address = addressOfSetting(settingKey);
  if (address === undefined) return <strong>{children}</strong>;
  return (
    <a href={address} onClick={onFollow}>
      {children}
    </a>
  );
}
