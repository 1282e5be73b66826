/** Events of a log by which an outage is explained. */
export const LOG_INCIDENTS = ['radar', 'link-down', 'login-failure', 'association'] as const;
export type LogIncident = (typeof LOG_INCIDENTS)[number];

/** The words of a line that tell of an incident. */
export interface LogHighlight {
  /** Where they begin and end in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly incident: LogIncident;
}

/** As the kernel, hostapd, wpa_supplicant, dropbear and the web server of such devices write. */
const WORDS: Readonly<Record<LogIncident, RegExp>> = {
  radar:
    /\bradar(?: (?:pulses?|signal|event|detected|found)){0,2}\b|\bDFS-RADAR-DETECTED\b|\bDFS-CAC-START\b|\bCAC (?:started|restarted)\b/gi,
  'link-down':
    /\b(?:link|carrier)(?: is| has gone| has been| went| becomes| became)?(?: now)? (?:down|lost|off|not ready)\b|\b(?:lost|no) (?:carrier|link)\b|\bentered disabled state\b/gi,
  'login-failure':
    /\b(?:failed|bad|invalid|incorrect|wrong) (?:login|password|user|username|authentication)(?: attempt)?\b|\b(?:login|password|authentication)(?: attempt)?(?: has)? (?:failed|failure|denied|rejected)\b|\blogin attempt for nonexistent user\b/gi,
  association:
    /\b(?:dis|re)?associat(?:ed|ion|ing)\b|\bde?authenticat(?:ed|ion)\b|\bdeauth(?:ed)?\b|\bleft, reason \d{1,5}\b/gi,
};

/** The words of a text that tell of an incident, in order; none within another. */
export function logHighlights(text: string): readonly LogHighlight[] {
  const found = LOG_INCIDENTS.flatMap(incident =>
    [...text.matchAll(WORDS[incident])].map(
      ({ index, 0: words }): LogHighlight => ({ start: index, end: index + words.length, incident }),
    ),
  ).toSorted((one, other) => one.start - other.start || other.end - one.end);
  const apart: LogHighlight[] = [];
  for (const highlight of found) {
    if (highlight.start >= (apart.at(-1)?.end ?? 0)) apart.push(highlight);
  }
  return apart;
}

/** What a text tells of; the gravest of several. */
export function logIncident(text: string): LogIncident | undefined {
  return LOG_INCIDENTS.find(incident => text.search(WORDS[incident]) >= 0);
}
