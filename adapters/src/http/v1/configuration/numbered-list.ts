import type { ConfigChanges } from '@radiolink/domain/configuration';
import { lines, type ReadLines } from './mapped-value.ts';

/** A list whose entries the lines number from 1, each with a switch, and that the objects hold without numbers. */
export interface NumberedList {
  readonly section: string;
  /** The leaf of an entry's value. */
  readonly leaf: string;
  readonly most: number;
}

export const NAME_SERVERS: NumberedList = { section: 'resolv.nameserver', leaf: 'ip', most: 3 };
export const TIME_SERVERS: NumberedList = { section: 'ntpclient', leaf: 'server', most: 4 };

const numbersOf = ({ most }: NumberedList): readonly number[] =>
  Array.from({ length: most }, (_, place) => place + 1);

/** The values in use; the object has no place for a number. */
export function valuesIn(list: NumberedList, read: ReadLines): readonly string[] {
  return numbersOf(list).flatMap(number => read.get(`${list.section}.${number}.${list.leaf}`) || []);
}

/** The lines of a list with these values, without a gap. */
export function linesOfList(list: NumberedList, values: readonly string[]): ConfigChanges {
  const { section, leaf } = list;
  const entries = numbersOf(list).flatMap(number => {
    const value = values[number - 1];
    return [
      [`${section}.${number}.${leaf}`, value],
      [`${section}.${number}.status`, value === undefined ? undefined : 'enabled'],
    ];
  });
  return lines(Object.fromEntries(entries));
}
