import type { Caller, VirtualRadio } from '@radiolink/virtual-radio';

/** A radio whose answers are given by somebody else, or passed on. */
export const answeredBy = (
  radio: VirtualRadio,
  answering: (request: Request, caller?: Caller) => Promise<Response>,
): VirtualRadio =>
  new Proxy(radio, {
    get: (target, name) => {
      if (name === 'fetch') return answering;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
