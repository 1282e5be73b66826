import { bridgeText } from './config-text.mother.ts';
import type { ConfigurationStorage, ConfigurationWrite } from './configuration-storage.port.ts';

/** A minimal device: it stores writes and records its requests. */
export class DeviceInMemory implements ConfigurationStorage {
  text = bridgeText;
  modified = false;
  failure: Error | undefined;
  readonly writes: ConfigurationWrite[] = [];
  readonly calls: string[] = [];

  async read() {
    this.#called('read');
    return { text: this.text, modified: this.modified, firstSetup: false };
  }
  async write(write: ConfigurationWrite) {
    this.#called('write');
    this.writes.push(write);
    this.text = write.text;
    return { fastRestart: true };
  }
  async apply() {
    this.#called('apply');
    return { fastRestart: false };
  }
  async discard({ testMode }: { testMode: boolean }) {
    this.#called(testMode ? 'discard test' : 'discard');
    return { fastRestart: undefined };
  }
  #called(call: string) {
    this.calls.push(call);
    if (this.failure) throw this.failure;
  }
}
