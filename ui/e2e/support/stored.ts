import { ConfigText } from '@radiolink/domain/configuration';
import type { VirtualRadio } from '@radiolink/virtual-radio';

/** The saved configuration of a radio: what it starts with next time, which no call reads. */
export const storedOf = (radio: VirtualRadio): ConfigText =>
  ConfigText.parse(
    (JSON.parse(radio.snapshot()) as { readonly configuration: { readonly stored: string } }).configuration
      .stored,
  );
