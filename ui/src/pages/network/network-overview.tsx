import { ManagementField } from './management-field.tsx';
import { NetworkDrawing } from './network-drawing.tsx';

/** The network at a glance, and where the device is managed. */
export function NetworkOverview() {
  return (
    <>
      <NetworkDrawing />
      <ManagementField />
    </>
  );
}
