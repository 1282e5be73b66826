import type { AirMarker } from '@radiolink/application/spectrum';
import { numberLocale } from '@radiolink/domain/units';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AirColours, AirLook } from './air-look.ts';
import type { AirRange } from './range.ts';

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly colours: AirColours;
  readonly isSun: boolean;
}

const TOKENS: Readonly<Record<keyof AirColours, string>> = {
  text: '--text',
  muted: '--muted',
  line: '--control-border',
  surface: '--surface',
  now: '--text',
  average: '--local',
  maximum: '--bad',
  ambient: '--good',
};

/** What the canvas shows: the size of its place, the colours of the theme, the range. */
export function useAirLook(
  place: RefObject<HTMLElement | null>,
  { fromMhz, toMhz }: AirRange,
  until: number | null,
  markers: readonly AirMarker[],
): AirLook | null {
  const [screen, setScreen] = useState<Screen | null>(null);
  const { language } = useTranslation().i18n;
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measured = () => setScreen(screenOf(element));
    const sizes = new ResizeObserver(measured);
    sizes.observe(element);
    const themes = new MutationObserver(measured);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', measured);
    return () => {
      sizes.disconnect();
      themes.disconnect();
      dark.removeEventListener('change', measured);
    };
  }, [place]);
  if (screen === null) return null;
  const { isSun, ...rest } = screen;
  return {
    ...rest,
    fromMhz,
    toMhz,
    until,
    markers,
    locale: numberLocale(language),
    palette: isSun ? 'ink' : 'even',
  };
}

function screenOf(element: HTMLElement): Screen {
  const probe = document.createElement('span');
  element.append(probe);
  const colours = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => {
      probe.style.color = `var(${token})`;
      return [name, getComputedStyle(probe).color];
    }),
  ) as Record<keyof AirColours, string>;
  probe.remove();
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    ratio: window.devicePixelRatio,
    colours,
    isSun: document.documentElement.dataset['theme'] === 'sun',
  };
}
