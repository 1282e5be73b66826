/** The look of the reference: one column beside its table of contents, dark where the reader's system is. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d6dbe1, #38404a); --soft: light-dark(#f3f5f8, #1c2128);
  --text: light-dark(#1a2027, #dde3ea); --dim: light-dark(#55606c, #9aa6b2); --link: light-dark(#0b57a8, #7ab8ff); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--text); background: light-dark(#fff, #12161b);
  display: grid; grid-template-columns: minmax(0, 19rem) minmax(0, 1fr); }
a { color: var(--link); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.25rem; background: var(--soft);
  border-right: 1px solid var(--line); font-size: .875rem; }
nav h2 { font-size: .875rem; margin: 1.25rem 0 .25rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { margin: .125rem 0; overflow-wrap: anywhere; }
main { padding: 1.5rem 2rem 6rem; max-width: 62rem; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
h3 { overflow-wrap: anywhere; margin: .25rem 0; }
h4 { margin: 1rem 0 .25rem; }
.method { font-size: .75em; padding: .1em .5em; border-radius: .25rem; border: 1px solid var(--line); background: var(--soft); }
.summary { font-weight: 600; margin: .25rem 0; }
.evidence { font-weight: 400; font-size: .75rem; padding: .1em .6em; border-radius: 1rem; border: 1px solid var(--line);
  color: var(--dim); white-space: nowrap; }
.access, .type { color: var(--dim); font-size: .875rem; margin: .25rem 0; }
.status { font-weight: 600; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; margin: .5rem 0; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line);
  font-weight: 400; }
thead th { color: var(--dim); }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: .375rem; padding: .75rem; overflow: auto;
  max-height: 30rem; font-size: .8125rem; }
code { font-family: ui-monospace, monospace; font-size: .9em; }
summary { cursor: pointer; padding: .2rem 0; }
:target { scroll-margin-top: 1rem; box-shadow: -.75rem 0 0 -.5rem var(--link); }
@media (max-width: 52rem) { body { display: block; } nav { position: static; height: auto; border-right: 0; } main { padding: 1rem; } }
`;
