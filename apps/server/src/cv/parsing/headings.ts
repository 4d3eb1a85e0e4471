import { cleanText } from './source-line.ts';

/** Kind of a section of a CV. */
export type SectionKind =
  | 'profile'
  | 'experience'
  | 'education'
  | 'courses'
  | 'skills'
  | 'languages'
  | 'contact'
  | 'licence'
  | 'volunteer'
  | 'references'
  | 'other';

/** Words that may precede or surround any of the names without changing their meaning. */
const modifiers =
  '(?:min|mine|my|relevant|relevante|øvrig|øvrige|anden|andre|andet|other|additional|tidligere|previous|earlier|udvalgt|udvalgte|selected|nuværende|seneste|recent|primær|primære|faglig|faglige|professionel|professionelle|professional|personlig|personlige|personal|særlige|key|core|nøgle|vigtigste|main|generel|general|formel|formelle|teknisk|tekniske|technical|supplerende|kort|kortfattet|short|brief|praktisk|ekstra|top|mit|special|academic|akademisk|akademiske|clinical|klinisk|kliniske|international|internationale|industrial|summary of|overview of|egne|eget|own)';

const names: Record<Exclude<SectionKind, 'other'>, string> = {
  experience:
    "erhvervserfaringer|erhvervserfaring|erhvervs erfaring|erhverv|joberfaring|jobs?|job ?historik|joberfaringer|ansættelser|ansættelse|ansættelsesforhold|ansættelseshistorik|beskæftigelse|arbejdserfaring|arbejds erfaring|arbejde|arbejdsliv|arbejdshistorik|arbejdspladser|karriere|karriereforløb|karrierehistorik|erfaring|erfaringer|stillinger|stilling|praksis|praktik|praktikker|praktikophold|studiejobs?|fritidsjobs?|erhvervskarriere|joboversigt|jobliste|erhvervsforløb|experiences?|work|work experiences?|working experience|work history|employment|employment history|employments|career|career history|career summary|job experience|job history|positions|positions held|relevant work|internships?|professional background|work and experience|industry experience|professional history|professional career|professionel baggrund|erhvervsmæssig baggrund|erhvervsbaggrund|jobbaggrund|arbejdsmæssig baggrund|(?:her |det |hvor )?(?:har jeg|jeg har) arbejdet(?: som| med| hos)?|(?:arbejdspladser|steder|jobs?) jeg har (?:haft|været|arbejdet)|jeg har (?:tidligere )?arbejdet(?: som| med| hos)?|(?:where|places) i(?: have|[’']ve)? worked|what i have done|jobs i have had|job,? jeg har haft|(?:det |hvad )?(?:har jeg|jeg har) lavet|what i(?: have|[’']ve) done|appointments|(?:academic|faculty|university) (?:positions|posts|appointments)|roles|mine jobs|arbejdsforløb|jobforløb|baggrund|career path|employment record|employment details|fritidsarbejde|studiearbejde|studenterjobs?|sommerjobs?|feriejobs?|vikariater|ledererfaring|undervisningserfaring|(?:teaching|research|leadership|management|industry) experience",
  education:
    "uddannelser?|uddannelsesforløb|uddannelsesbaggrund|uddannelsesmæssig baggrund|skolegang|studier|studie|skole|skoler|akademisk baggrund|efteruddannelse|videreuddannelse|education|educations|educational background|education background|academic background|academics?|academic history|academic qualifications|qualifications|schooling|studies|schools?|degrees|education history|teoretisk baggrund|eksaminer|learning|læring|jeg har (?:gået på|læst|lært)|(?:her |hvor )?(?:har jeg|jeg har) (?:gået i skole|læst|studeret)|(?:what|where) i(?: have|[’']ve)? (?:studied|learned|learnt)|lære|læretid|skoletid|diplomas|academic degrees|studieforløb|ungdomsuddannelser?|academic record|academic training",
  courses:
    'kurser|kursus|kursusbeviser|certifikater|certifikat|certificeringer|certificering|certifications?|certificates?|courses|licen[cs]es|licen[cs]es and certifications|credentials|training|trainings|kompetencegivende kurser|efteruddannelse og kurser|kurser og efteruddannelse|courses and training|beviser|amu-kurser|professional development|awards and certifications',
  skills:
    "kompetencer|kompetence|(?:kerne|nøgle|top|spids|hoved)kompetencer|kvalifikationer|færdigheder|evner|kundskaber|it|edb|it[- ]?kompetencer|it[- ]?kundskaber|it[- ]?færdigheder|it[- ]?kendskab|it[- ]?erfaring|it[- ]?systemer|it[- ]?programmer|it[- ]?værktøjer|systemer|systemkendskab|programmer|værktøjer|teknologier|edb-kendskab|edb-kundskaber|edb-kompetencer|styrker|specialer|ekspertise|kompetenceprofil|kompetenceoversigt|fagkompetencer|skills?|skill set|skillset|competences|competencies|competence|it[- ]?skills|computer skills|digital skills|software|software skills|tools|technologies|stack|tech stack|technical skills and tools|areas of expertise|expertise|strengths|abilities|soft skills|hard skills|it knowledge|proficiencies|digitale kompetencer|programming languages|(?:det|hvad|dette) (?:jeg kan|kan jeg)|(?:det |hvad |her )?(?:er jeg|jeg er) god til|(?:what )?i(?: am|[’']m) good at|what i can(?: do)?|(?:det |dette )?(?:jeg kan|kan jeg)(?: også)?|kan(?: også)?|værktøjskassen?|toolbox|strong points|programming|coding|programmering|metoder|methods|platforms|platforme|keywords|nøgleord",
  languages:
    'sprog|sprogkundskaber|sprogkompetencer|sprogfærdigheder|sproglige kompetencer|sproglige færdigheder|sproglige kvalifikationer|languages?|language skills|language proficiency|linguistic skills|languages spoken|mother tongue(?:s|\\(s\\))?|other language(?:s|\\(s\\))|sprogprofil|fremmedsprog|(?:sprog )?jeg taler|(?:languages )?i speak',
  profile:
    'profil|profiltekst|profile|resumé|resume|resum|om mig|om|hvem er jeg|kort om mig|lidt om mig|kort fortalt|about|about me|summary|professional summary|executive summary|career profile|objective|career objective|introduktion|introduction|sammenfatning|sammendrag|præsentation|personal statement|personal profile|statement|jeg er|mål|profil og kompetencer|resume af profil|profilresume|hvem jeg er|mig|karriereresume|karriereprofil|overview|bio|biografi|(?:kort |lidt )?om mig selv|who i am|who am i|in short|in brief|at a glance|kort sagt|highlights|what i bring|hvad jeg kan bidrage med|personligt',
  contact:
    'kontakt|kontaktinfo|kontaktoplysninger|kontaktinformation|kontaktinformationer|kontaktdata|kontakt info|personlige data|personlige oplysninger|personoplysninger|personalia|stamdata|persondata|personlig information|personlige informationer|contact|contacts|contact me|contact info|contact information|contact details|personal details|personal information|personal data|personal info|details|information|informationer|oplysninger|basisoplysninger|generelle oplysninger',
  licence: "kørekort|førerbevis|driving licen[cs]e|driver'?s? licen[cs]e|kørekort og certifikater|driving permit",
  volunteer:
    'frivilligt arbejde|frivillig|frivilligt|frivilligarbejde|frivillig erfaring|frivilligt foreningsarbejde|frivilligt og ulønnet arbejde|udvalg|udvalgsarbejde|frivillige aktiviteter|foreningsarbejde|foreningsliv|tillidshverv|tillidsposter|bestyrelsesposter|bestyrelsesarbejde|hverv|volunteering|volunteer|volunteer work|volunteer experience|voluntary work|voluntary experience|extracurricular|extracurricular activities|community work|board positions|board work|organisationsarbejde|(?:frivilligt?|frivillige|socialt?|sociale|voluntary|volunteer|community|civic|campus|student|social|public) (?:engagement|indsats|indsatser|hverv|opgaver|roller|projekter|involvement|commitments?|service|roles?|projects|leadership|organi[sz]ations)|frivillige kræfter|frivillige timer|frivilligjobs?|foreninger|forening|bestyrelser|bestyrelse|associations|giving back|extracurriculars|student life|studieliv|lokalsamfund|community|politisk arbejde|fagpolitisk arbejde|fagligt arbejde|engagements?|(?:professional|academic|university|editorial) service|boards|board memberships|foreningsengagement|samfundsengagement|foreningsaktiviteter|involvement|outreach|charity work|charities|pro bono(?: work)?|societies|clubs|clubs and societies',
  references:
    'referencer|reference|referencepersoner|anbefalinger|udtalelser|references|referees|recommendations|referencer og anbefalinger',
};

const others =
  'fritid|fritidsinteresser|interesser|hobbyer|hobby|hobbies|interests?|hobbies and interests|privat|privatliv|familie|familieforhold|civilstand|mig privat|projekter|projekt|projekter i fritiden|studieprojekter|(?:course|school|class|student|research) projects|(?:research |travel )?grants|research funding|funding|formidling|(?:invited |conference )?(?:talks|presentations)|supervision|(?:master|bachelor|doctoral)s? thesis|dissertation|fritidsaktiviteter|i (?:min )?fritiden?|(?:når|hvis) jeg (?:har fri|ikke arbejder)|uden for arbejdet|outside (?:of )?work|(?:things|ting,?) (?:i have|jeg har) (?:built|made|bygget|skabt)|fun facts?|press|presse|media coverage|bevillinger|scholarships|stipendier|legater|udstillinger|exhibitions|foredrag|talks|fritidsprojekter|hobbyprojekter|projects?|side projects|open source(?: projects| work| contributions)?|personal projects|publikationer|publications|priser|udmærkelser|awards|honors|honours|achievements|resultater|bilag|udlandsophold|rejser|militærtjeneste|værnepligt|military service|portfolio|links|sociale medier|social media|andet|diverse|øvrigt|misc|miscellaneous|additional information|yderligere oplysninger|yderligere information|øvrige oplysninger|aktiviteter|activities|patenter|patents|memberships?|medlemskaber|personlighed|personality|personlige egenskaber|egenskaber|værdier|values|motivation|presentations|konferencer|conferences|research|forskning|undervisning|teaching|citat|quote|ledelse|leadership|coursework|relevant coursework|fag|speciale|afhandling|hjemmeside|honors awards|honors and awards|samarbejde|jobønsker|jobmål|fremtid';

const splitter = /(?<!\s)\s*[,&+/–]\s*|(?<!\s)\s+(?:og|and|samt|eller|or|i|in|-)\s+/u;

function pattern(words: string): RegExp {
  return new RegExp(
    `^(?:${modifiers} ){0,2}(?:${words})(?: (?:so far|to date|indtil nu|hidtil))?(?: \\((?:uddrag|udvalgt|udvalgte|selected|excerpt)\\))?$`,
    'u',
  );
}

/** The same names in spaced letters, without recognisable word gaps. */
function squeezed(words: string): RegExp {
  return new RegExp(`^(?:${modifiers.replaceAll(' ', '')}){0,2}(?:${words.replaceAll(' ', '')})$`, 'u');
}

const patterns = (Object.entries(names) as [SectionKind, string][]).map(
  ([kind, words]) => [kind, pattern(words)] as const,
);
const otherPattern = pattern(others);
const squeezedPatterns = (Object.entries(names) as [SectionKind, string][]).map(
  ([kind, words]) => [kind, squeezed(words)] as const,
);

/** Words that are a section's name only if nothing else says what the line is about. */
const longest = 48;

/**
 * The kind of section that a line begins, if it is one of the section names of Danish and English CVs: `ERHVERVSERFARING`,
 * `Uddannelse og kurser:`, `K O M P E T E N C E R`, `Relevant work experience`.
 */
export function headingOf(line: string): SectionKind | undefined {
  if (line.length > longest * 2 || /\d{4}/.test(line)) return undefined;
  const text = headingText(line);
  if (text === '' || text.length > longest || /\d{3}|@/.test(text)) return undefined;
  const whole = kindOf(text) ?? (mayHaveLostBlanks(line) ? squeezedKind(text.replaceAll(' ', '')) : undefined);
  if (whole) return whole;
  // A qualification, not the name of a section.
  if (/^(?:certificate|certifikat|degree|course|kursus|diploma|diplom) (?:in|i) /.test(text)) return undefined;
  const parts = text.split(splitter).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 4) return undefined;
  const kinds = parts.map(kindOf);
  return kinds.every((kind) => kind !== undefined) ? (kinds.find((kind) => kind !== 'other') ?? 'other') : undefined;
}

/**
 * A section's name with its content on the same line: `Sprog: dansk, engelsk`.
 * @returns the name's kind and where the content begins
 */
export function inlineHeading(line: string): { kind: SectionKind; name: string; content: string } | undefined {
  const colon = line.indexOf(':');
  if (colon < 2 || colon > longest || colon === line.length - 1) return undefined;
  const name = line.slice(0, colon);
  const kind = headingOf(name);
  return kind && { kind, name, content: cleanText(line.slice(colon + 1)) };
}

/** The most likely kind of a section with an unknown name, by its words. */
export function likelyKind(line: string): SectionKind {
  const text = headingText(line);
  return guesses.find(([words]) => words.test(text))?.[1] ?? 'other';
}

const guesses: readonly (readonly [RegExp, SectionKind])[] = [
  [/frivillig|volunt|involvement|engagement|commitment|community/, 'volunteer'],
  [/projekt|project/, 'other'],
  [/referen/, 'references'],
  [/sprog|language/, 'languages'],
  [/kurs|certifi|course/, 'courses'],
  [/erfaring|ansæt|experience|employ|karriere|arbejds|work h|career/, 'experience'],
  [/uddannel|educat|studie|academic|skoleg/, 'education'],
  [/kompeten|skill|kvalifika|færdighed|kundskab|expertise/, 'skills'],
  [/profil|om mig|about|summary/, 'profile'],
  [/kontakt|contact|personlige op/, 'contact'],
];

/** Works of the person, not employers: `Selected work`, `Udvalgte værker`. */
const madeThings =
  /^(?:(?:selected|featured|own|personal|design|art|udvalgte|egne) (?:works?|pieces|designs|værker|arbejder)|værker|works)$/;

function kindOf(text: string): SectionKind | undefined {
  if (madeThings.test(text)) return 'other';
  for (const [kind, words] of patterns) if (words.test(text)) return kind;
  return otherPattern.test(text) ? 'other' : undefined;
}

/** Lower case, without ornament; spaced letters are joined. */
function headingText(line: string): string {
  const spaced = isSpaced(line);
  const joined = spaced
    ? line
        .trim()
        .split(/ {2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : line;
  return joined
    .toLowerCase()
    .replace(/^[^\p{L}]+|(?<![^\p{L})])[^\p{L})]+$/gu, '')
    .replace(/é/g, 'e')
    .replace(/resum[eé]/g, 'resume')
    .replace(/\s+/g, ' ')
    .trim();
}

function squeezedKind(text: string): SectionKind | undefined {
  const find = (part: string) => squeezedPatterns.find(([, words]) => words.test(part))?.[0];
  const parts = text.split(/&|og|and/);
  return find(text) ?? (parts.length === 2 && parts.every(find) ? find(parts[0] ?? '') : undefined);
}

/** Spaced letters, joined ones without blanks between the words, as in `ABOUTME`, or few words, of which two may be one: `I am goodat`. */
function mayHaveLostBlanks(line: string): boolean {
  const text = line.trim();
  return isSpaced(line) || /^\p{Lu}{6,}:?$/u.test(text) || /^\p{L}+(?: \p{L}+){1,3}:?$/u.test(text);
}

/** Spaced letters. Kerned capitals stay together in some PDFs: `E R FA R I N G`. */
function isSpaced(line: string): boolean {
  const text = line.trim().replace(/ {2,}/g, ' ').replace(/:$/, '');
  if (/^(?:[\p{L}&-] ){3,}[\p{L}&]$/u.test(text)) return true;
  const alone = text.split(' ').filter((part) => part.length === 1).length;
  return alone >= 4 && /^(?:(?:\p{Lu}{1,3}|[&-]) )+\p{Lu}{1,3}$/u.test(text);
}
