import { type ConfigText, isSecretKey } from '@radiolink/domain/configuration';
import { explainConfiguration, findSetting, settingsCatalogue } from '@radiolink/domain/settings';
import { z } from 'zod';
import { ToolRefusal } from './tool.ts';

/** Users, their passwords and keys: never changed here. */
const ACCOUNT_KEYS = /^(?:users|sshd\.auth\.key|httpd\.session)\b/;
const MAX_SETTINGS = 40;

/** Settings by key or by name; null removes one. */
export const settingsShape = z.record(
  z.string().max(128),
  z.union([z.string().max(512), z.number(), z.null()]),
);

/** The keys that a change names, by key or by name. @throws ToolRefusal that says what to name instead */
export function wantedSettings(
  settings: Readonly<Record<string, string | number | null>>,
  running: ConfigText,
): Readonly<Record<string, string | null>> {
  const entries = Object.entries(settings);
  if (entries.length === 0 || entries.length > MAX_SETTINGS)
    throw new ToolRefusal(`Name 1 to ${MAX_SETTINGS} settings.`);
  return Object.fromEntries(
    entries.map(([name, wanted]) => {
      const key = keyOf(name, running);
      if (ACCOUNT_KEYS.test(key))
        throw new ToolRefusal(`${key}: accounts and login keys are not changed here.`);
      if (isSecretKey(key))
        throw new ToolRefusal(
          `${key} is a secret, which does not pass through here. Use radiolink apply --patch.`,
        );
      return [key, wanted === null ? null : String(wanted)] as const;
    }),
  );
}

function keyOf(name: string, running: ConfigText): string {
  if (findSetting(name) !== undefined) return name;
  const wanted = name.trim().toLowerCase();
  const named = explainConfiguration(running.entries())
    // A key that no setting has is its own label: it is no name, and not written here.
    .filter(({ name: known, label }) => known !== undefined && label.toLowerCase() === wanted)
    .map(({ key }) => key);
  const unset = settingsCatalogue
    .filter(({ key, name: full }) => !key.includes('{') && full.toLowerCase() === wanted)
    .map(({ key }) => key);
  const [key, another] = new Set([...named, ...unset]);
  if (key === undefined)
    throw new ToolRefusal(
      `No setting is called ${JSON.stringify(name)}. The tool configuration and the resource radiolink://settings list keys and names.`,
    );
  if (another !== undefined)
    throw new ToolRefusal(
      `Several settings are called ${JSON.stringify(name)}: use the key, such as ${key}.`,
    );
  return key;
}
