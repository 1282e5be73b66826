import type { useText } from '../../i18n/use-text.ts';

const MODE = /^(\d+)(half|full)$/;

/** A link mode of the device, `1000full`, in words; another text as it is. */
export function linkModeLabel(mode: string, t: ReturnType<typeof useText>): string {
  const [, speed, duplex] = MODE.exec(mode) ?? [];
  if (speed === undefined) return mode;
  return duplex === 'full'
    ? t('{speed} Mbps full duplex', { speed })
    : t('{speed} Mbps half duplex', { speed });
}
