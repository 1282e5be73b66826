import { describe, expect, it } from 'vitest';
import { TestClock } from '../testing/radio-client.mother.ts';
import { FirmwareStore, isForHardware, readFirmware, shortVersion } from './firmware-store.ts';

const RUNNING = 'WA.ar934x.v8.7.18.48247.250728.0850';
const NEWER = 'WA.ar934x.v8.7.20.48300.260101.0900';

const image = (version: string) => ({ version, thirdParty: false });
const file = (text: string): Blob => new Blob([text]);

function aStore(running = RUNNING) {
  const clock = new TestClock();
  return { clock, store: new FirmwareStore(clock, running) };
}

describe('a version', () => {
  it.each([
    [RUNNING, 'v8.7.18'],
    ['AF60.ipq807x.v2.6.2.45120.230112.1007', 'AF60.v2.6.2'],
    ['XW.ar934x.v6.3.16.33429.241004.1620', 'v6.3.16'],
    ['AFLTUROCKET.soc.v2.5.0.12345.240301.1200', 'v2.5.0'],
    ['AF.v4.1.0.250.191230.1200', 'v4.1.0'],
    ['unknown', 'unknown'],
  ])('a version of %s is shown as %s', (full, short) => {
    expect(shortVersion(full)).toBe(short);
  });

  it('a version is for hardware of its own family', () => {
    expect(isForHardware(image(NEWER), RUNNING)).toBe(true);
    expect(isForHardware(image('XW.ar934x.v6.3.22.34100.250716.1044'), RUNNING)).toBe(false);
    expect(isForHardware(image('WAX.ar934x.v8.7.20'), RUNNING)).toBe(false);
  });
});

describe('an image', () => {
  it('an image has its version behind the mark at its front', async () => {
    expect(await readFirmware(file(`UBNT${NEWER}\u0000\u0001rest`))).toEqual(image(NEWER));
  });

  it('says that it is from somebody else', async () => {
    expect(await readFirmware(file(`UBNT${NEWER} third-party`))).toEqual({
      version: NEWER,
      thirdParty: true,
    });
  });

  it.each(['', 'UBNT', 'PK\u0003\u0004', 'WA.v8.7', 'wa.ar934x.v8.7.20', '<script>v1.2.3</script>'])(
    'an image is none without a version: %j',
    async text => {
      expect(await readFirmware(file(text))).toBeUndefined();
    },
  );

  it('an image is none when its version lies beyond the first 4 KiB', async () => {
    expect(await readFirmware(file(`${' '.repeat(4096)}${NEWER}`))).toBeUndefined();
  });

  it('an image is none when it is shorter than it says', async () => {
    const text = `UBNT${NEWER} size=100 `;
    expect(await readFirmware(file(text.padEnd(99)))).toBeUndefined();
    expect(await readFirmware(file(text.padEnd(100)))).toEqual(image(NEWER));
  });
});

describe('the update server', () => {
  it.each([
    [RUNNING, 'WA.ar934x.v8.7.19.48279.250811.0636'],
    ['XW.ar934x.v6.3.16.33429.241004.1620', 'XW.ar934x.v6.3.22.34100.250716.1044'],
  ])('offers what is newer than %s: %s', (running, offered) => {
    expect(aStore(running).store.offered?.version).toBe(offered);
  });

  it.each(['WA.ar934x.v8.7.19.48279.250811.0636', NEWER, 'WA.ar934x.v8.10.0.1', 'WA.ar934x.v9.0.0.1'])(
    'offers nothing to %s, than which it has nothing newer',
    running => {
      const { store } = aStore(running);
      expect([store.offered, store.download()]).toEqual([undefined, false]);
    },
  );

  it('offers nothing to hardware that it does not know', () => {
    expect(aStore('AF60.ipq807x.v2.6.2.45120.230112.1007').store.offered).toBeUndefined();
  });

  it('sends its image within 20 s, and it waits from then on', () => {
    const { clock, store } = aStore();
    const seen = [store.downloadProgress];
    store.download();
    for (const seconds of [0, 5, 5, 9.9, 0.1, 1000]) {
      clock.advance(seconds);
      seen.push(store.downloadProgress);
    }
    expect(seen).toEqual([-1, 0, 25, 50, 99, 100, 100]);
    expect(store.waiting?.version).toBe('WA.ar934x.v8.7.19.48279.250811.0636');
  });

  it('the update server has nothing waiting before the image is there whole', () => {
    const { clock, store } = aStore();
    store.download();
    clock.advance(19);
    expect([store.waiting, store.flash(), store.running]).toEqual([undefined, false, RUNNING]);
  });
});

describe('an image that waits', () => {
  it('runs once it is written, and waits no longer', () => {
    const { store } = aStore();
    store.upload(image(NEWER));
    expect([store.running, store.flash(), store.running, store.waiting]).toEqual([
      RUNNING,
      true,
      NEWER,
      undefined,
    ]);
  });

  it('replaces a download that runs', () => {
    const { store } = aStore();
    store.download();
    store.upload(image(NEWER));
    expect([store.downloadProgress, store.waiting]).toEqual([-1, image(NEWER)]);
  });

  it('an image that waits is not written to other hardware', () => {
    const { store } = aStore();
    store.upload(image('XW.ar934x.v6.3.22.34100.250716.1044'));
    expect([store.flash(), store.running]).toEqual([false, RUNNING]);
  });

  it('runs after the next restart when it is staged, and only then', () => {
    const { store } = aStore();
    store.upload(image(NEWER));
    store.restart();
    const unstaged = store.running;
    store.stage(image(NEWER));
    expect([unstaged, store.running, store.isStaged]).toEqual([RUNNING, RUNNING, true]);
    store.restart();
    expect([store.running, store.isStaged]).toEqual([NEWER, false]);
  });

  it.each([
    [14, RUNNING],
    [15, NEWER],
  ])(
    'an image that waits is lost when the power fails %i s into the writing: %s runs',
    (seconds, running) => {
      const { clock, store } = aStore();
      store.upload(image(NEWER));
      store.flash();
      clock.advance(seconds);
      store.restart({ powerLost: true });
      expect(store.running).toBe(running);
    },
  );
});
