import { checkInterfaceMtu, mtuRange } from '../settings/network/interface-rules.ts';
import { settingsContext } from '../settings/settings-context.ts';
import type { ModeDraft } from './mode-draft.ts';

/** MTU of an interface whose own is not possible in the mode, bytes. §9. */
const USUAL_MTU = 1500;

/** An interface without a separate MTU may hold any; once it has one it must be possible. §5.mtu. */
export function fitMtus(draft: ModeDraft): void {
  const context = settingsContext(draft.values);
  for (const entry of draft.standing('netconf')) {
    const index = Number(entry.slice(entry.indexOf('.') + 1));
    const mtu = draft.get(`${entry}.mtu`);
    if (
      mtu === '' ? !draft.values.has(`${entry}.mtu`) : checkInterfaceMtu(mtu, context, [index]) === undefined
    )
      continue;
    draft.set(`${entry}.mtu`, String(Math.min(USUAL_MTU, mtuRange(context, [index]).max)));
  }
}
