import type { ListedStation } from '@radiolink/application/station/left-stations';
import { renderStation } from './station-item.tsx';
import { VirtualList, type VirtualListProps } from '../../long-list/virtual-list.tsx';

/** The stations on a phone: two lines each. A chunk of its own, which a wide screen never loads. */
export function PhoneRows(props: Omit<VirtualListProps<ListedStation>, 'renderRow'>) {
  return <VirtualList {...props} renderRow={renderStation} />;
}
