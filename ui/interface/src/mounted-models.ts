import 'reflect-metadata/lite';
import { createProgram, PROGRAM_MODELS, PROGRAM_PORTS } from '@radiolink/application/program/program';
import { bindInstances, resolveAll } from '@radiolink/application/wiring/model-binding';
import type { Token } from '@radiolink/application/wiring/token';
import { Container } from 'inversify';
import { bindLaterProgram } from '../../src/app/composition/later-part.ts';
import { LoadedModels } from '../../src/models/loaded-models.ts';
import type { Models } from '../../src/models/models.ts';
import type { Ports } from './ports.ts';

/** The program of the page on the ports of any adapter. */
export function mountedModels(ports: Ports): Models {
  const container = new Container();
  const bind = (tokens: readonly Token<unknown>[]): Promise<void> => {
    for (const token of tokens) {
      const port = container.isBound(token) ? undefined : ports(token);
      if (port !== undefined) container.bind(token).toConstantValue(port);
    }
    return Promise.resolve();
  };
  void bind(Object.values(PROGRAM_PORTS));
  const program = createProgram(resolveAll(container, PROGRAM_PORTS));
  bindInstances(container, PROGRAM_MODELS, program);
  let later: Promise<void> | undefined;
  return new LoadedModels(container, async needed => {
    await bind(needed);
    // What is no port is a model of the part of the program that is loaded later.
    if (needed.some(token => !container.isBound(token)))
      await (later ??= bindLaterProgram(container, { bind }, program));
  });
}
