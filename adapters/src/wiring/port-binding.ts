import type { Token } from '@radiolink/application/wiring/token';
import type { Tokens } from '@radiolink/application/wiring/model-binding';
import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';

/** How the adapter of a port is made of the objects that an interface shares, once, at the first request. */
export interface PortBinding<Device> {
  readonly token: Token<unknown>;
  readonly make: (device: Device) => unknown;
}

/** Binds a port of one interface by one line. An adapter of another port does not compile. */
export type BindPort<Device> = <Port>(
  token: Token<Port>,
  make: (device: Device) => Port,
) => PortBinding<Device>;

export const bindPort = <Port, Device>(
  token: Token<Port>,
  make: (device: Device) => Port,
): PortBinding<Device> => ({ token, make });

/** Binds ports in a container; the shared objects are looked up there by their tokens. */
export function bindPorts<Shared extends object, Settings>(
  { bind }: ContainerModuleLoadOptions,
  shared: Tokens<Shared>,
  settings: Settings,
  bindings: readonly PortBinding<Shared & { readonly settings: Settings }>[],
): void {
  const names = Object.keys(shared) as (keyof Shared)[];
  for (const { token, make } of bindings) {
    bind(token)
      .toResolvedValue(
        (...found: unknown[]) => {
          const entries = names.map((name, index) => [name, found[index]]);
          return make({ ...(Object.fromEntries(entries) as Shared), settings });
        },
        names.map(name => shared[name]) as never,
      )
      .inSingletonScope();
  }
}

/** The ports as a module of a container. */
export function portsModule<Shared extends object, Settings>(
  shared: Tokens<Shared>,
  settings: Settings,
  bindings: readonly PortBinding<Shared & { readonly settings: Settings }>[],
): ContainerModule {
  return new ContainerModule(options => bindPorts(options, shared, settings, bindings));
}
