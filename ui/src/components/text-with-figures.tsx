import type { Figure as Quantity } from '@radiolink/domain/units';
import { Figure } from './figure.tsx';

export interface TextWithFiguresProps<Name extends string> {
  /** The text with its placeholders filled by what it is given: `names => t('up {duration}', names)`. */
  readonly text: (names: Readonly<Record<Name, string>>) => string;
  readonly of: Readonly<Record<Name, Quantity | readonly Quantity[] | undefined>>;
  readonly size?: 'text' | 'large';
}

/** Stand where a figure belongs; no text has them. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** A sentence with figures in it, each where its language puts it: `capacity 345.0 of 624.0 Mbps`. */
export function TextWithFigures<Name extends string>({ text, of, size }: TextWithFiguresProps<Name>) {
  const names = Object.keys(of) as Name[];
  const marked = Object.fromEntries(names.map(name => [name, `${OPEN}${name}${CLOSE}`]));
  const parts = text(marked as Record<Name, string>).split(new RegExp(`${OPEN}(\\w+)${CLOSE}`));
  return parts.map((part, place) =>
    place % 2 === 0 ? part : <Figure key={part} of={of[part as Name]} {...(size && { size })} />,
  );
}
