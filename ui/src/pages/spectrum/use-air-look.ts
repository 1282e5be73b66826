import type { AirMarker } from '@radiolink/application/spectrum/air-markers';
import { numberLocale } from '@radiolink/domain/units';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followTokens, tokenColours } from '../../theme/token-colours.ts';
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
    const unfollow = followTokens(measured);
    return () => {
      sizes.disconnect();
      unfollow();
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
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    ratio: window.devicePixelRatio,
    colours: tokenColours(element, TOKENS),
    isSun: document.documentElement.dataset['theme'] === 'sun',
  };
}
