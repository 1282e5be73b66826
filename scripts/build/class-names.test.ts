import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { shortClassNames } from './class-names.ts';

const ofSources = () => {
  const folder = aFolder({ 'card.module.css': '', 'pages/log.module.css': '', 'theme/tokens.css': '' });
  const name = shortClassNames(folder);
  return (file: string, local: string, mode = 'production') =>
    name({ resourcePath: join(folder, file), mode }, '[local]', local);
};

describe('the names of classes in a build', () => {
  it('the names of classes in a build are a few letters, one name for each class of each module', () => {
    const name = ofSources();
    const classes = Array.from({ length: 300 }, (_, at) => `class${at}`);
    const all = ['card.module.css', 'pages/log.module.css'].flatMap(file =>
      classes.map(each => name(file, each)),
    );
    expect(new Set(all).size).toBe(600);
    for (const each of all) expect(each).toMatch(/^[b-z]{3,4}$/i);
    expect(name('card.module.css', 'class299')).toBe(all[299]);
  });

  it('the names of classes in a build are the same in the next one, whichever module comes first', () => {
    const [one, next] = [ofSources(), ofSources()];
    const first = one('card.module.css', 'head');
    next('pages/log.module.css', 'row');
    expect(next('card.module.css', 'head')).toBe(first);
  });

  it('the names of classes in a build are for the modules of the interface alone', () => {
    expect(() => ofSources()('elsewhere/card.module.css', 'head')).toThrow('elsewhere/card.module.css');
  });

  it('the names of classes in a build are the words of the sources while these are developed', () => {
    expect(ofSources()('pages/log.module.css', 'row', 'development')).toBe('pages-log-row');
  });
});
