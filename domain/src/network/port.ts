import { message, type Problem } from '../errors/message.ts';
import { isInteger } from './integer.ts';
import { textOf } from '../text/code-points.ts';

/** §9.limits. */
export const PORT_MIN = 1;
export const PORT_MAX = 65_535;

function isPort(value: string): boolean {
  return isInteger(value) && Number(value) >= PORT_MIN && Number(value) <= PORT_MAX;
}

function outOfRange(): Problem {
  return message('Enter a port from {min} to {max}.', { min: PORT_MIN, max: PORT_MAX });
}

/** Port: 1 to 65535. §5.general-validators. */
export function checkPort(value: string): Problem | undefined {
  return isPort(value) ? undefined : outOfRange();
}

/** Description of the values that `checkPortOrRange` accepts. */
export const PORT_OR_RANGE = message('A port from {min} to {max}, or a range such as {example}', {
  min: PORT_MIN,
  max: PORT_MAX,
  example: '8000:8080',
});

/** Port, or a range low:high with low <= high. §5.general-validators. */
export function checkPortOrRange(value: string): Problem | undefined {
  const [low = '', high = low, ...rest] = textOf(value).split(':');
  if (!isPort(low) || !isPort(high) || rest.length > 0) {
    return message('Enter a port from {min} to {max}, or a range such as {example}.', {
      min: PORT_MIN,
      max: PORT_MAX,
      example: '8000:8080',
    });
  }
  if (Number(low) <= Number(high)) return undefined;
  return message('Enter the lower port of the range first.');
}
