import { describe, expect, it } from 'vitest';
import { bindInstances, bindModels, bindModel, resolveAll } from './model-binding.ts';
import { PlainContainer } from './plain-container.mother.ts';
import { type Token, token } from './token.ts';

interface Clock {
  readonly now: () => number;
}
const Clock: Token<Clock> = token<Clock>('Clock');
const Name: Token<string> = token<string>('Name');
interface Greeter {
  readonly greeting: string;
}
const Greeter: Token<Greeter> = token<Greeter>('Greeter');

/** A container with a clock and a name, and a model of both that counts how often it is made. */
function aContainer() {
  const container = new PlainContainer();
  bindInstances(container, { clock: Clock, name: Name }, { clock: { now: () => 7 }, name: 'Ridge' });
  let made = 0;
  const binding = bindModel(
    Greeter,
    ({ clock, name }: { readonly clock: Clock; readonly name: string }): Greeter => {
      made += 1;
      return { greeting: `${name} at ${clock.now()}` };
    },
    { clock: Clock, name: Name },
  );
  return { container, binding, made: () => made };
}

describe('a model that is bound by one line', () => {
  it('a model that is bound by one line is made of what its tokens name, when it is wanted', () => {
    const { container, binding, made } = aContainer();
    bindModels(container, [binding]);
    expect(made()).toBe(0);
    expect(container.get(Greeter).greeting).toBe('Ridge at 7');
  });

  it('a model that is bound by one line is made once', () => {
    const { container, binding, made } = aContainer();
    bindModels(container, [binding]);
    expect(container.get(Greeter)).toBe(container.get(Greeter));
    expect(made()).toBe(1);
  });

  it('a model that is bound by one line that is bound already stays as it is: a part may be loaded twice', () => {
    const { container, binding, made } = aContainer();
    bindModels(container, [binding]);
    const before = container.get(Greeter);
    bindModels(container, [binding, binding]);
    expect([container.get(Greeter) === before, made()]).toEqual([true, 1]);
  });

  it('says which tokens must be bound first', () => {
    expect(aContainer().binding.needs).toEqual([Clock, Name]);
  });

  it('a model that is bound by one line cannot be made where one of them is not bound', () => {
    const container = new PlainContainer();
    bindModels(container, [aContainer().binding]);
    expect(() => container.get(Greeter)).toThrow('Clock');
  });
});

it('takes out what is bound, by the names of the record', () => {
  const { container } = aContainer();
  expect(resolveAll(container, { who: Name })).toEqual({ who: 'Ridge' });
});
