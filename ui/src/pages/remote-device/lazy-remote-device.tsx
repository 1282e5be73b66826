import { Suspense } from 'react';
import { lazyPart } from '../../components/lazy-view.tsx';
import type { RemoteDeviceProps } from './remote-device.tsx';

const RemoteDevice = lazyPart<RemoteDeviceProps>(
  async () => (await import(/* webpackChunkName: "part-remote-device" */ './remote-device.tsx')).part,
);

/** The login to a remote device, then what it reports itself. Loaded with the first click. */
export function LazyRemoteDevice(props: RemoteDeviceProps) {
  return (
    <Suspense fallback={null}>
      <RemoteDevice {...props} />
    </Suspense>
  );
}
