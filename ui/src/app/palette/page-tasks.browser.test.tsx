import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { focusTask } from './page-tasks.ts';

const LEFT = '<h1>Log</h1><button>Export</button>';
const OPENED = '<h1>Stations</h1><button>Columns</button><button>Export</button>';

let main: HTMLElement;
beforeEach(() => {
  window.location.hash = '#/log';
  main = document.createElement('main');
  main.innerHTML = LEFT;
  document.body.append(main);
});
afterEach(() => {
  main.remove();
  window.location.hash = '';
});

const openStations = (): void => {
  window.location.hash = '#/stations';
};
const focused = (): string | null | undefined => document.activeElement?.textContent;

describe('a task that was chosen', () => {
  it('a task that was chosen has the focus as soon as its page is there, not the button of the same name on the page before', async () => {
    focusTask('Export', openStations);
    main.append(document.createElement('p'));
    expect(main.contains(document.activeElement)).toBe(false);
    main.innerHTML = OPENED;
    await expect.poll(focused).toBe('Export');
  });

  it('a task that was chosen has it at once on the page that is open', () => {
    focusTask('Export', () => undefined);
    expect(focused()).toBe('Export');
  });

  it('a task that was chosen has it in a line that is closed, which opens', () => {
    main.innerHTML = '<h1>Log</h1><details><summary>Files</summary><button>Export</button></details>';
    focusTask('Export', () => undefined);
    expect(focused()).toBe('Export');
    expect(main.querySelector('details')?.open).toBe(true);
  });

  it('leaves it to a user who acts meanwhile', async () => {
    focusTask('Export', openStations);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    main.innerHTML = OPENED;
    await new Promise(resolve => requestAnimationFrame(() => resolve(undefined)));
    expect(focused()).not.toBe('Export');
  });
});
