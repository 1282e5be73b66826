import { describe, expect, it, vi } from 'vitest';
import { BrowserSenses, type SensesSource } from './senses.adapter.ts';

/** A document whose visibility a test turns. */
function aDocument() {
  const target = new EventTarget();
  return {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    touched: () => void target.dispatchEvent(new Event('pointerdown')),
    seenAgain: () => void target.dispatchEvent(new Event('visibilitychange')),
  };
}

const TONE = { frequencyHz: 440, beatsHz: 4, pan: -1 };
const settled = () => new Promise(resolve => setImmediate(resolve));

describe('a browser that has', () => {
  const has = {
    wakeLock: { request: async () => ({ release: async () => undefined }) as never },
    vibrate: () => true,
    speechSynthesis: { speak: () => undefined, cancel: () => undefined },
    SpeechSynthesisUtterance: class {
      lang = '';
    } as never,
    AudioContext: class {
      readonly resume = async () => undefined;
      readonly close = async () => undefined;
    } as never,
  };
  type Sense = keyof typeof has;
  const SENSES = Object.keys(has) as Sense[];

  it.each<[string, readonly Sense[]]>([
    ['none of the senses', SENSES],
    ...SENSES.map((sense): [string, readonly Sense[]] => [`all but ${sense}`, [sense]]),
  ])('%s does what it can, and throws nothing', (_, missing) => {
    const rest = Object.fromEntries(
      SENSES.filter(sense => !missing.includes(sense)).map(sense => [sense, has[sense]]),
    ) as Partial<typeof has>;
    const { wakeLock, vibrate, ...voice } = rest;
    const navigator = { ...(wakeLock && { wakeLock: wakeLock as never }), ...(vibrate && { vibrate }) };
    const senses = new BrowserSenses({ navigator, document: aDocument(), ...voice });
    expect(() => {
      senses.preventSleep()();
      senses.vibrate([80]);
      senses.say('minus 60', 'en-US');
      senses.stop();
      const sound = senses.sound();
      sound.play([], 1);
      sound.end();
    }).not.toThrow();
  });
});

describe('the lit screen', () => {
  it('the lit screen is possible with a wake lock only, which plain HTTP has not', () => {
    const document = aDocument();
    const wakeLock = { request: async () => ({}) as never };
    expect(new BrowserSenses({ navigator: { wakeLock }, document }).canPreventSleep).toBe(true);
    expect(new BrowserSenses({ navigator: {}, document }).canPreventSleep).toBe(false);
  });

  const aLock = () => {
    const release = vi.fn<() => Promise<void>>(async () => undefined);
    const request = vi.fn<() => Promise<WakeLockSentinel>>(async () => ({ release }) as never);
    return { release, request };
  };

  it('the lit screen is asked for, asked for again when the page is seen again, and given back', async () => {
    const { release, request } = aLock();
    const document = aDocument();
    const source: SensesSource = { navigator: { wakeLock: { request } as never }, document };
    const giveBack = new BrowserSenses(source).preventSleep();
    await settled();
    document.seenAgain();
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
    giveBack();
    expect(release).toHaveBeenCalledOnce();
    document.seenAgain();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('the lit screen is given back although it was granted late', async () => {
    const { release, request } = aLock();
    const source: SensesSource = { navigator: { wakeLock: { request } as never }, document: aDocument() };
    new BrowserSenses(source).preventSleep()();
    await settled();
    expect(release).toHaveBeenCalledOnce();
  });

  it('the lit screen stays as it is when the browser refuses', async () => {
    const request = () => Promise.reject(new Error('battery low'));
    const source: SensesSource = { navigator: { wakeLock: { request } as never }, document: aDocument() };
    const giveBack = new BrowserSenses(source).preventSleep();
    await settled();
    expect(giveBack).not.toThrow();
  });
});

describe('voice and vibration', () => {
  it('say the newest text in its language', () => {
    const speak = vi.fn<(words: { text: string; lang: string }) => void>();
    const cancel = vi.fn<() => void>();
    class Utterance {
      lang = '';
      constructor(readonly text: string) {}
    }
    const vibrate = vi.fn<(pattern: number[]) => boolean>();
    const senses = new BrowserSenses({
      navigator: { vibrate: vibrate as never },
      document: aDocument(),
      speechSynthesis: { speak: speak as never, cancel },
      SpeechSynthesisUtterance: Utterance as never,
    });
    senses.say('minus 60', 'de-DE');
    senses.vibrate([80, 60, 80]);
    expect(cancel).toHaveBeenCalledOnce();
    expect(speak.mock.lastCall![0]).toMatchObject({ text: 'minus 60', lang: 'de-DE' });
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([80, 60, 80]);
    senses.stop();
    expect(cancel).toHaveBeenCalledTimes(2);
  });
});

describe('the sound', () => {
  /** A parameter of a node, and the value that it glides to. */
  class Param {
    value = 0;
    readonly setTargetAtTime = (value: number): void => void (this.value = value);
  }
  class Node {
    gain = new Param();
    frequency = new Param();
    pan = new Param();
    type = '';
    readonly connect = <T>(to: T): T => to;
    readonly start = vi.fn<() => void>();
    readonly stop = vi.fn<(at?: number) => void>();
  }
  class Audio {
    static made: Audio | undefined;
    readonly nodes: Node[] = [];
    readonly currentTime = 0;
    readonly destination = {};
    state = 'suspended';
    readonly resume = vi.fn<() => Promise<void>>(async () => undefined);
    readonly close = vi.fn<() => Promise<void>>(async () => undefined);
    constructor() {
      Audio.made = this;
    }
    readonly createOscillator = () => this.#node();
    readonly createGain = () => this.#node();
    readonly createStereoPanner = () => this.#node();
    #node(): Node {
      const node = new Node();
      this.nodes.push(node);
      return node;
    }
  }

  it('the sound that the browser holds back is unlocked by the next touch, until it ends', () => {
    const document = aDocument();
    const sound = new BrowserSenses({ navigator: {}, document, AudioContext: Audio as never }).sound();
    const { resume } = Audio.made!;
    expect(resume).toHaveBeenCalledOnce();
    document.touched();
    expect(resume).toHaveBeenCalledTimes(2);
    Audio.made!.state = 'running';
    document.touched();
    expect(resume).toHaveBeenCalledTimes(2);
    // As after a call on the phone.
    Audio.made!.state = 'interrupted';
    document.seenAgain();
    expect(resume).toHaveBeenCalledTimes(3);
    sound.end();
    document.touched();
    expect(resume).toHaveBeenCalledTimes(3);
  });

  it('the sound has pitch, beat, place and volume, falls silent without a tone, has cues of another timbre, and ends', () => {
    const sound = new BrowserSenses({
      navigator: {},
      document: aDocument(),
      AudioContext: Audio as never,
    }).sound();
    sound.play([TONE], 0.3);
    const [pitch, beat, depth, gate, level, place] = Audio.made!.nodes;
    expect([pitch!.frequency.value, beat!.frequency.value, place!.pan.value]).toEqual([440, 4, -1]);
    expect([depth!.gain.value, gate!.gain.value, level!.gain.value]).toEqual([0.5, 0.5, 0.3]);
    sound.play([{ ...TONE, beatsHz: 0 }], 0.3);
    expect([depth!.gain.value, gate!.gain.value]).toEqual([0, 1]);
    sound.play([], 0.3);
    expect(level!.gain.value).toBe(0);
    const before = Audio.made!.nodes.length;
    sound.cue('no-link', 0.4);
    const notes = Audio.made!.nodes.slice(before).filter(({ stop }) => stop.mock.calls.length > 0);
    expect(notes.map(({ type, frequency }) => [type, frequency.value])).toEqual([
      ['square', 660],
      ['square', 495],
      ['square', 330],
    ]);
    const ends = notes.map(({ stop }) => stop.mock.lastCall?.[0] ?? 0);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    sound.end();
    expect(pitch!.stop).toHaveBeenCalledOnce();
    expect(Audio.made!.close).toHaveBeenCalledOnce();
  });
});
