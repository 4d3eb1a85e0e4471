import { textsOf, type WordLists } from './words-check.ts';

const toPerson = /\b(?:du|dig|din|dit|dine)\b/i;

/** Texts that the specification fixes letter by letter and an employer can read. */
const fixed: ReadonlySet<string> = new Set([
  'Du skal vælge en mulighed',
  'Overblik over dine jobannoncer',
  'Du kan ikke øge varigheden af denne jobannonce mere. Kontakt administratoren.',
  'Du har ikke tilladelse til at oprette jobannonce.',
  'Valg en pakke som passer til dine behov',
  'Du skal acceptere vores vilkår og betingelser, før du klikker på Fortsæt betaling!',
  'Du har lige modtaget underretning',
  'En e-mail til nulstilling af adgangskode er afsendt. Tjek venligst din e-mail og følg vejledningen.',
  'Vi kan ikke deaktivere din konto',
  'Vi kan ikke slette din konto!',
]);

/** Words of the other side in a list for both roles: `success.back_seeker`, `leave.effects.seeker.cv`, `invited.outsider.text`. */
const ofOthers = /(?:^|[._])(?:seeker|seekers|outsider)(?:[._]|$)/;

/** A list or keys of it that may say »du«, and why. */
type Exception = readonly [list: string, keys: RegExp, reason: string];

const all = /./;
const seekers = 'only job seekers read it';
const readers = 'a public page, which speaks to its reader; pages for companies say »I«';
const before = 'it speaks to one person before a camera, who may be a guest';

const exceptions: readonly Exception[] = [
  ['agents', all, seekers],
  ['cv', all, seekers],
  ['cv-video', all, seekers],
  ['find-job', all, seekers],
  ['jobs', all, seekers],
  ['own-applications', all, seekers],
  ['questions', all, seekers],
  ['recommendations', all, seekers],
  ['saved-jobs', all, seekers],
  ['accounts', /^settings\.(?:seen|visits)/, seekers],
  ['accounts', /^verify\.(?:banner|saved\.cv|published\.cv|see\.cv)$/, seekers],
  ['applications', /^apply\./, seekers],
  ['chat', /^interview\.waits_for_you$/, seekers],
  ['companies', /^directory\./, seekers],
  [
    'interviews',
    /^(?:invitation|decline|postpone)\.|^(?:state\.answer|subscribe\.text|after\.own_application)$/,
    seekers,
  ],
  ['membership', /^payment\.withdrawal$|^withdrawal\./, seekers],
  ['problems', /^withdrawal_/, seekers],
  ['membership', /^orders\.(?:states\.unbooked$|services\.(?:help|review|letter|video)\.)/, seekers],
  ['notifications', /^(?:type|many)_(?:10|12|17|22|23|26)\b|^seen_by$|^push\.application$/, seekers],
  ['notifications', /^(?:sample\.mail|kinds)\./, seekers],
  ['offline', /^(?:guest|saved|drafts)\./, seekers],
  ['ui', /^place\./, seekers],
  [
    'mail',
    /^applications\.(?:sent|seen|reading|decided|reopened|ad_ended|ad_closed|ad_filled|ad_deleted|ad_taken_down)\./,
    seekers,
  ],
  ['mail', /^(?:questions\.asked|agents\.hits|cv\.contact_asked|recommendations|interviews\.answers)\./, seekers],
  ['mail', /^membership\.(?:paid\.(?:withdrawal|consent)$|withdrawn\.)/, seekers],
  ['admin', /^letter\.reporters\./, 'a letter to whoever reported something, which its operator edits'],
  ['interviews', /^form\.description_start$/, 'the employer writes it to a candidate'],
  ['mail', /^rooms\.invited\./, 'it goes to an address without an account'],
  ['notifications', /^invitations\./, 'who has no account stops invitations there'],
  ['services', /\.advice\.after$/, 'an example of a text to an applicant'],
  ['blog', all, readers],
  ['content', all, readers],
  ['guides', all, readers],
  ['pictures', all, readers],
  ['landing', /^(?:seeker|links)\./, readers],
  ['chatbot-answers', all, 'an answer speaks to who asked, guest or not'],
  ['chat', /^(?:list|thread)\.you$/, 'names the writer of a message'],
  ['chatbot', /^you$/, 'names the writer of a message'],
  ['media', all, before],
  ['rooms', all, before],
  ['problems', /^(?:removed_from_room|name_required|no_place)$/, before],
];

/**
 * Checks that no Danish text that an employer can read says »du«: a company is »I«, and what both roles read is worded without either
 * (docs/glossary.md).
 * @returns one sentence per text, and one per exception that nothing needs.
 */
export function checkAddress(lists: WordLists, allowed: readonly Exception[] = exceptions): string[] {
  const needed = new Set<Exception>();
  const wrong = Object.entries(lists).flatMap(([list, words]) =>
    textsOf(words)
      .filter(([key, text]) => toPerson.test(text) && !fixed.has(text) && !ofOthers.test(key))
      .filter(([key]) => {
        const exception = allowed.find(([of, keys]) => of === list && keys.test(key));
        if (exception) needed.add(exception);
        return !exception;
      })
      .map(
        ([key, text]) => `locales/da/${list}.json has "${key}": "${text}"; write it without »du«, or »I« to employers.`,
      ),
  );
  const idle = allowed.filter((exception) => exception[0] in lists && !needed.has(exception));
  return [
    ...wrong,
    ...idle.map(([list, keys]) => `address-forms.ts excepts ${keys} of ${list}, which needs no exception.`),
  ];
}
