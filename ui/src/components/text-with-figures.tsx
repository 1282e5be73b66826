import type { Figure as Quantity } from '@radiolink/domain/units';
import { Figure } from './figure.tsx';

export interface TextWithFiguresProps<Name extends string> {
  /** The text with its placeholders filled by what it is given: `names => t('up {duration}', names)`. */
  readonly text: (names: Readonly<Record<Name, string>>) => string;
  readonly of: Readonly<Record<Name, Quantity | readonly Quantity[] | undefined>>;
  readonly size?: 'text' | 'large';
}

/** Stands around the name of a figure; no text has it. */
const MARK = '\uE000';

/** A sentence with figures in it, each where its language puts it: `capacity 345.0 of 624.0 Mbps`. */
export function TextWithFigures<Name extends string>({
  text,
  of,
  size = 'text',
}: TextWithFiguresProps<Name>) {
  const marked = Object.fromEntries(Object.keys(of).map(name => [name, MARK + name + MARK]));
  return text(marked as Record<Name, string>)
    .split(MARK)
    .map((part, place) => (place % 2 === 0 ? part : <Figure key={part} of={of[part as Name]} size={size} />));
}
