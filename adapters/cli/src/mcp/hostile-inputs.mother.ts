const long = 'x'.repeat(300_000);

/** Calls as a model makes them that was given instructions by a name from the air, for a radio called `ridge`. */
export const HOSTILE_INPUTS: readonly (readonly [tool: string, args: Readonly<Record<string, unknown>>])[] = [
  ['link_status', { radio: '__proto__' }],
  ['link_status', { radio: 'constructor' }],
  ['link_status', { radio: '../../etc/passwd' }],
  ['link_status', { radio: 'ridge\u0000' }],
  ['link_status', { radio: long }],
  ['link_status', { radio: ['ridge'] }],
  ['link_status', { radio: { toString: 'ridge' } }],
  ['stations', { radio: 'ridge', offset: -1 }],
  ['stations', { radio: 'ridge', offset: 1e308 }],
  ['stations', { radio: 'ridge', limit: 0.5 }],
  ['log', { radio: 'ridge', contains: long }],
  ['what_changed', { radio: 'ridge', at: '9999-99-99T99:99:99Z' }],
  ['spectrum_advice', { radio: 'ridge', seconds: 86_400 }],
  ['site_survey', { radio: 'ridge', interface: long }],
  ['diff', { radio: 'ridge', configuration: long }],
  ['plan_change', { radio: 'ridge', settings: { 'radio.1.freq': { evil: true } } }],
  ['plan_change', { radio: 'ridge', settings: { 'resolv.host.1.name': 'a\nusers.1.name=eve' } }],
  ['plan_change', { radio: 'ridge', settings: { __proto__x: '1', constructor: '2' } }],
  [
    'plan_change',
    {
      radio: 'ridge',
      settings: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`radio.${n}.freq`, '1'])),
    },
  ],
  ['apply_plan', { plan_id: "' or 1=1 --", keep_if: ['link; rm -rf /'] }],
  ['no_such_tool', {}],
];
