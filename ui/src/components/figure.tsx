import { type Figure as Quantity, figureText, MISSING_TEXT } from '@radiolink/domain/units';
import { type CSSProperties, Fragment, memo, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { classNames } from './class-names.ts';
import styles from './figure.module.css';
import typography from '../theme/typography.module.css';

export interface FigureProps {
  /** The value in the reader's units, or its parts (`3 d 4 h`); undefined when the device did not send it. */
  readonly of: Quantity | readonly Quantity[] | undefined;
  readonly size?: 'text' | 'large' | 'hero';
  /** Room for the value, in characters, so that it never changes width as it changes. */
  readonly room?: number | undefined;
  /** Several values in one, which may break into lines. */
  readonly list?: boolean;
  /** Why there is no value, on demand. */
  readonly reason?: string;
}

const NARROW_NO_BREAK = '\u202F';

/** Letters that are written from the right: those of a unit in Arabic, such as its second. */
const FROM_RIGHT = /[\u0590-\u08FF]/;

/**
 * A value and its unit: `−52 dBm`. Missing is `—`, never 0 (reading 17). Of a row whose readings changed only the
 * figures that read otherwise are rendered.
 */
export const Figure = memo(DrawnFigure, isSameFigure);

function isSameFigure(one: FigureProps, other: FigureProps): boolean {
  return (
    figureText(one.of) === figureText(other.of) &&
    one.size === other.size &&
    one.room === other.room &&
    one.list === other.list &&
    one.reason === other.reason
  );
}

function DrawnFigure({ of, size = 'text', room, list = false, reason }: FigureProps) {
  const parts = of === undefined ? [] : 'value' in of ? [of] : of;
  const className = classNames(
    styles.figure,
    (parts.length > 1 || FROM_RIGHT.test(parts[0]?.unit ?? '')) && styles.parts,
    size !== 'text' && styles[size],
    room !== undefined && typography.end,
    list && styles.list,
  );
  const style = room === undefined ? undefined : { minInlineSize: `${room}ch` };
  // Each part has the direction of its unit, and the parts follow each other as the words around them do.
  const Part = parts.length > 1 ? 'bdi' : Fragment;
  if (parts.length === 0) return <Missing className={className} style={style} reason={reason} />;
  return (
    <span className={className} style={style} data-figure="">
      {parts.map(({ value, unit }, place) => (
        <Fragment key={unit}>
          {place > 0 && ' '}
          <Part>
            {value}
            {unit !== '' && (
              <>
                {NARROW_NO_BREAK}
                <span className={styles.unit}>{unit}</span>
              </>
            )}
          </Part>
        </Fragment>
      ))}
    </span>
  );
}

interface MissingProps {
  readonly className: string;
  readonly style: CSSProperties | undefined;
  readonly reason: string | undefined;
}

/** A part of its own, so that the figures of a long list need no translation. */
function Missing({ className, style, reason }: MissingProps) {
  const t = useText();
  const why = reason ?? t('Not reported by this device');
  return (
    <span className={classNames(className, typography.muted)} style={style} title={why}>
      {MISSING_TEXT}
      <VisuallyHidden> {why}</VisuallyHidden>
    </span>
  );
}

interface TextWithFiguresProps<Name extends string> {
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

/** Text for those who listen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={typography.spoken}>{children}</span>;
}
