import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const COMPOSES = /composes: ([^;]+?)(?: from '([^']+)')?;/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(?:css|tsx?)$/.test(file) && !/\.(?:test|mother)\./.test(file))
  .map(file => ({
    file,
    text: readFileSync(join(SOURCE, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }));
const parts = files
  .filter(({ file }) => /\.tsx?$/.test(file))
  .map(({ file, text }) => ({
    file,
    code: text.replaceAll(/^(?:import|export) .*|^} from .*/gm, ''),
    modules: Array.from(text.matchAll(IMPORT), ([, as = '', from = '']) => ({
      as,
      module: join(dirname(file), from),
    })),
  }));
const [modules, global] = [true, false].map(isModule =>
  files.filter(({ file }) => file.endsWith('.css') && file.endsWith('.module.css') === isModule),
) as [typeof files, typeof files];

const selected = (style: string) =>
  Array.from(
    style.replaceAll(/composes:[^;]+;|:global\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi),
    ([, name = '']) => name,
  );
const defined = new Set(modules.flatMap(({ file, text }) => selected(text).map(name => `${file} ${name}`)));
const byComponents = parts.flatMap(({ code, modules: own }) =>
  own.flatMap(({ as, module }) =>
    Array.from(code.matchAll(new RegExp(String.raw`\b${as}\.(\w+)`, 'g')), ([, name]) => `${module} ${name}`),
  ),
);
const byModules = modules.flatMap(({ file, text }) =>
  [...text.matchAll(COMPOSES)].flatMap(([, names = '', from]) =>
    names.split(' ').map(name => `${from === undefined ? file : join(dirname(file), from)} ${name}`),
  ),
);
const taken = new Set([...byComponents, ...byModules]);

it('a component or a style takes only classes that their module has', () => {
  expect(Math.min(byComponents.length, byModules.length)).toBeGreaterThan(300);
  expect([...taken].filter(name => !defined.has(name))).toEqual([]);
});

it('each class of a module is taken somewhere', () => {
  const idle = [...defined].filter(name => !taken.has(name));
  // Or by a word of the program, as in `tones[tone]`.
  const words = new Set(
    parts.flatMap(({ code }) =>
      Array.from(code.matchAll(/'(\w+)'|(\w+):/g), ([, quoted, key]) => quoted ?? key),
    ),
  );
  const byWord = new Set(
    parts.flatMap(({ code, modules: own }) =>
      own.flatMap(({ as, module }) => (code.includes(`${as}[`) ? [module] : [])),
    ),
  );
  expect(
    idle.filter(name => {
      const [module = '', word = ''] = name.split(' ');
      return !byWord.has(module) || !words.has(word);
    }),
  ).toEqual([]);
});

it('no component names a class by a word of its own', () => {
  const classes = /className=(?:"[^"]*"|\{[^}]*)|classNames\([^)]*/g;
  const words = parts.flatMap(({ file, code }) =>
    Array.from(code.matchAll(classes), ([list]) => list.replaceAll(/[!=]== '\w+'/g, ''))
      .filter(list => /["'`]\w/.test(list))
      .map(list => `${file}: ${list}`),
  );
  expect(words).toEqual([]);
});

it('no style outside of a module names a class, but those of the library of charts', () => {
  const own = /^u(?:plot$|-)/;
  expect(global.flatMap(({ text }) => selected(text)).filter(name => !own.test(name))).toEqual([]);
});

it('no class that takes another one resets the font that came with it', () => {
  const takers = modules.flatMap(({ text }) => [...text.matchAll(/\{([^{}]*composes: [^{}]*)\}/g)]);
  expect(takers.length).toBeGreaterThan(300);
  expect(takers.filter(([, rule = '']) => /\bfont:/.test(rule))).toEqual([]);
});
