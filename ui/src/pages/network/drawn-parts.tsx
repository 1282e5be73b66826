import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/index.ts';
import { type DrawnPart, LINE, NODE_WIDTH, type Placed, WIDTH } from './drawing-layout.ts';
import styles from './network-drawing.module.css';

/** A part as it is drawn: a link, with what is said of it. */
export interface LinkedPart extends DrawnPart {
  readonly href: string;
  /** At the end of its first line. */
  readonly mark: string;
  /** All that the drawing says of it. */
  readonly words: string;
  /** Drawn into its box, whose corner is the origin. */
  readonly more?: ReactNode;
}

export interface DrawnPartsProps {
  readonly label: string;
  readonly drawing: Placed<LinkedPart>;
}

/** Width of the drawing of two columns, px. */
const BROADEST = 380;
/** Between the text of a box and its side. */
export const SIDE = 10;

/** Boxes with links and the lines between them, and the same as a list for whoever does not see it. */
export function DrawnParts({ label, drawing: { nodes, lines, width, height } }: DrawnPartsProps) {
  // Renders when something drawn differs, which is all that it would compare.
  'use no memo';
  return (
    <nav aria-label={label}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        style={{ maxInlineSize: (BROADEST * width) / WIDTH }}
      >
        {lines.map(({ id, path, change }) => (
          <path key={id} d={path} className={styles.line} data-change={change} />
        ))}
        {nodes.map(({ part: { name, href, change, mark, more, lines: words }, x, y, height: own }) => (
          <a key={name} href={href} data-value={name}>
            <g transform={`translate(${x} ${y})`}>
              <rect width={NODE_WIDTH} height={own} rx="6" className={styles.node} data-change={change} />
              {words.map((line, row) => (
                <text
                  key={line}
                  x={SIDE}
                  y={LINE * (row + 1) + (row === 0 ? 1 : 0)}
                  className={row === 0 ? styles.name : styles.detail}
                >
                  {line}
                </text>
              ))}
              {mark !== '' && (
                <text x={NODE_WIDTH - SIDE} y={LINE + 1} textAnchor="end" className={styles.mark}>
                  {mark}
                </text>
              )}
              {more}
            </g>
          </a>
        ))}
      </svg>
      <VisuallyHidden>
        <ul>
          {nodes.map(({ part: { name, words } }) => (
            <li key={name} data-value={name}>
              {words}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </nav>
  );
}
