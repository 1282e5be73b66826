import { PrescanProgress } from './prescan-progress.tsx';
import { PrescanResult } from './prescan-result.tsx';
import { usePrescan } from './use-prescan.ts';

/** DFS prescan where the device has it: what runs, or what the last one brought. Nothing on any other device. */
export function Prescan() {
  const { radar, deed } = usePrescan();
  if (radar === null) return null;
  return radar.prescan.status === 'in-progress' ? (
    <PrescanProgress radar={radar} deed={deed} />
  ) : (
    <PrescanResult radar={radar} />
  );
}
