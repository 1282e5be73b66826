import { createRoot } from 'react-dom/client';
import type { Demo } from '../demo-radio.ts';
import { DemoPanel } from './demo-panel.tsx';

/** Puts the panel next to the interface, in a separate root. */
export function showPanel(demo: Demo): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<DemoPanel demo={demo} />);
}
