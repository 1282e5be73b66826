/** A text with a rejected term, and the term to use. */
export interface Rejection {
  readonly text: string;
  readonly found: string;
  readonly use: string;
}

/** The texts that use a rejected term, each with the term to use; quoted texts are exempt. */
export function rejectedIn(
  texts: readonly string[],
  terms: readonly RejectedTerm[] = REJECTED_TERMS,
  quoted: ReadonlySet<string> = QUOTED_TEXTS,
): readonly Rejection[] {
  return texts
    .filter(text => !quoted.has(text))
    .flatMap(text =>
      terms.flatMap(({ rejected, use }) => {
        const found = rejected.exec(text);
        return found === null ? [] : [{ text, found: found[0], use }];
      }),
    );
}

/** Texts quoted letter for letter from the specification or from the device, which a rejected term may be part of. */
export const QUOTED_TEXTS: ReadonlySet<string> = new Set([
  'Answers DNS queries of clients on behalf of the DNS servers.',
]);

/** A term that the interface does not use. */
interface RejectedTerm {
  readonly rejected: RegExp;
  readonly use: string;
}

/**
 * Terms that the interface does not use, each with the term of the field to use instead. Texts quoted from the
 * specification and messages of the device are listed as exceptions, one by one.
 */
const term = (rejected: RegExp, use: string): RejectedTerm => ({ rejected, use });

export const REJECTED_TERMS: readonly RejectedTerm[] = [
  // Spelling: the interface is en_US.
  term(/\bneighbour/i, 'neighbor'),
  term(/\bpolaris/i, 'polarization'),
  term(/\bsynchronis/i, 'synchronization'),
  term(/\blicen[c]e/i, 'license'),
  term(/\b(?:max|min)imise/i, 'maximize, minimize'),
  term(/\bcentre/i, 'center'),
  term(/\bmetres?\b/i, 'meter'),
  term(/\bcolours?\b/i, 'color'),
  term(/\bcancell(?:ed|ing)\b/i, 'canceled, canceling'),
  // Vague agents.
  term(/\b(?:somebody|someone|nobody|whoever)\b/i, 'the user, another session, or the passive voice'),
  term(/\banother hand\b/i, 'another session'),
  // Metaphors.
  term(/\b(?:hears?|heard|hearing)\b/i, 'receive, respond, detect'),
  term(/\b(?:listens?|listened|listening)\b/i, 'CAC, scan, check for radar'),
  term(/\b(?:tells?|told|telling)\b/i, 'report, show'),
  term(/\b(?:forgets?|forgot|forgotten)\b/i, 'lose, remove'),
  term(/\bswallow/i, 'loss, attenuate'),
  term(/\bjudges?\b/i, 'filter'),
  term(/\bheeds?\b/i, 'obey'),
  term(/\bhides?\b.*\b(?:network|address)/i, 'translate, masquerade'),
  term(/\bspeaks?\b/i, 'support, use'),
  term(/\bstands? (?:here|there|in|still)\b/i, 'is, appears, is stored'),
  term(/\btook it\b|\bdid not take\b/i, 'accept, apply'),
  // Oblique words.
  term(/\banew\b/i, 'again'),
  term(/\bby itself\b/i, 'automatically'),
  term(/\bat once\b/i, 'immediately, at the same time'),
  term(/\bfor good\b/i, 'permanently, save and apply'),
  term(/\bin force\b/i, 'applied, active'),
  term(/\bput (?:away|back)\b/i, 'dismiss, revert'),
  term(/\b(?:goes|go|went|falls?) back\b/i, 'revert'),
  term(/\bturn round\b/i, 'reverse order'),
  term(/\bmeanwhile\b/i, 'in the meantime, in another session'),
  term(/\bas the crow flies\b/i, 'straight-line distance'),
  term(/\bcounts\b.*\bwhether\b|\bwhether\b.*\bcounts\b/i, 'Enables …'),
  // Terms of the field.
  term(/\bfar end\b/i, 'remote end, remote device, link partner'),
  term(/\bhost names?\b/i, 'hostname'),
  term(/\bmaker\b/i, 'manufacturer'),
  term(/\boutput power\b/i, 'transmit power'),
  term(/\backnowledgement time\b/i, 'ACK timeout'),
  term(/\bradio standard\b/i, 'IEEE 802.11 mode'),
  term(/\btime servers?\b/i, 'NTP server'),
  term(/\bplugs?\b/i, 'connector'),
  term(/\bshut\b/i, 'blocked'),
  term(/\blegal\b|\blawful\b/i, 'permitted, regulatory'),
  term(/\bsignal to noise\b/i, 'SNR'),
  term(/\bautomatic choice\b/i, 'auto'),
  term(/\bname service\b/i, 'DNS resolver'),
  term(/\bmask length\b/i, 'prefix length'),
  term(/\bspectral service\b/i, 'spectrum view'),
  term(/\bkept configurations?\b/i, 'previous configuration'),
  term(/\bchanges? not applied\b/i, 'pending changes'),
  term(/\bdoes not answer\b|\bno answer\b|\banswers\b/i, 'respond, no response, timeout'),
  term(/\b(?:user|group) number\b/i, 'UID, GID'),
  term(/\bmast\b.*\bheight\b|\bheight of the mast\b/i, 'antenna height'),
  term(/\bnumber of the VLAN\b/i, 'VLAN ID'),
];
