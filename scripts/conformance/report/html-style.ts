export const STYLE = `
:root { color-scheme: light dark; --line: #c8ccd2; --soft: #5b6470; --bad: #b3261e; --warn: #8a5a00; --good: #1d6b34 }
@media (prefers-color-scheme: dark) { :root { --line: #454b54; --soft: #a2abb8; --bad: #ff8a80; --warn: #ffc46b; --good: #7fd79a } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 1100px; margin: 0 auto; padding: 24px 16px }
h1 { font-size: 1.5rem; overflow-wrap: anywhere }
h2 { font-size: 1.1rem; margin-top: 2rem }
.counts { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 8px 24px }
.counts b { font-size: 1.4rem }
.differs span, li.differs b { color: var(--bad); font-weight: 600 }
.missing span, li.missing b { color: var(--warn) }
.holds span, li.holds b { color: var(--good) }
.left { border-inline-start: 4px solid var(--bad); padding-inline-start: 16px }
.left h2 { color: var(--bad) }
summary { cursor: pointer; padding: 8px 0; color: var(--good) }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
th, td { text-align: start; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere }
th[scope=col] { color: var(--soft) }
th[scope=col]:first-child { width: 7rem }
small { display: block; color: var(--soft) }
p { margin: 0 }
@media (max-width: 640px) {
  thead { position: absolute; clip-path: inset(50%) }
  tr, td, tr th[scope=row] { display: block; border: 0; padding: 0 }
  tbody tr { border-bottom: 1px solid var(--line); padding: 8px 0 }
}
`;
