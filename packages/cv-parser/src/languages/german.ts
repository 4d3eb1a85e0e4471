import type { CvLanguage } from './cv-language.ts';

/** German. */
export const german: CvLanguage = {
  code: 'de',
  stopWords:
    'und der die das den dem des mit von zu für bei im ist ich ein eine einer auf als auch sowie nach über zur zum lebenslauf ausbildung berufserfahrung kenntnisse',
  months: [
    'januar jänner jan',
    'februar feber feb',
    'märz maerz mär mrz',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  dates: {
    seasons: 'sommer|herbst|frühling|frühjahr|winter|sommersemester|wintersemester|ws|ss|wise|sose',
    present: 'heute|jetzt|aktuell|derzeit|dato|laufend|gegenwart|andauernd|gegenwärtig|momentan',
    between: 'bis einschließlich|bis zum|bis',
    since: 'seit|ab',
    from: 'von|vom',
    vague: String.raw`anfang|mitte|ende|ca\.?`,
    expected: 'voraussichtlich|vsl\\.|geplant',
  },
  headings: {
    profile:
      'profil|über mich|kurzprofil|zusammenfassung|persönliches profil|persönlichkeit und profil|zu meiner person|zur person|ziel|berufsziel|motivation',
    experience:
      'berufserfahrung|berufserfahrungen|arbeitserfahrung|arbeitserfahrungen|erfahrung|erfahrungen|berufliche erfahrung|berufliche erfahrungen|berufspraxis|praktische erfahrung|praktische erfahrungen|beruflicher werdegang|werdegang|berufsweg|beruflicher weg|berufliche laufbahn|berufliche stationen|stationen|tätigkeiten|berufliche tätigkeit|berufliche tätigkeiten|beschäftigung|beschäftigungen|anstellungen|arbeit|beruf|praktika|praktikum|nebenjobs|nebentätigkeiten|karriere|projekterfahrung|arbeitsverhältnisse',
    education:
      'ausbildung|ausbildungen|bildung|bildungsweg|schulbildung|schulausbildung|berufsausbildung|hochschulbildung|akademische ausbildung|akademischer werdegang|studium|studien|schule|schulen|schulischer werdegang|aus- und weiterbildung|schulabschluss|abschlüsse|qualifikation|akademische laufbahn|bildungsgang',
    courses:
      'weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|zertifikate|zertifizierungen|schulungen|seminare|lehrgänge|scheine|berechtigungen|zusatzqualifikationen|zusatzausbildungen',
    skills:
      'kenntnisse|fähigkeiten|kompetenzen|kernkompetenzen|fachkenntnisse|edv-kenntnisse|edv|it-kenntnisse|it-kompetenzen|computerkenntnisse|pc-kenntnisse|qualifikationen|besondere kenntnisse|weitere kenntnisse|stärken|fertigkeiten|fachkompetenzen|software|softwarekenntnisse|technische kenntnisse|soft skills|methoden|werkzeuge|programme|sonstige kenntnisse',
    languages: 'sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|sprachkompetenzen|sprache',
    contact:
      'kontakt|kontaktdaten|persönliche daten|persönliche angaben|angaben zur person|personalien|persönliches|kontaktinformationen|anschrift|daten',
    licence: 'führerschein|führerscheine|fahrerlaubnis|führerschein und mobilität',
    volunteer:
      'ehrenamt|ehrenämter|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|ehrenamtliches engagement|engagement|soziales engagement|gesellschaftliches engagement|freiwilligenarbeit|vereinsarbeit|vereine',
    references: 'referenzen|referenz|empfehlungen',
    other:
      'interessen|hobbys|hobbies|hobby|freizeit|freizeitinteressen|interessen und hobbys|projekte|projekt|publikationen|veröffentlichungen|auszeichnungen|preise|stipendien|sonstiges|weiteres|wehrdienst|zivildienst|bundeswehr|mitgliedschaften|auslandsaufenthalte|familienstand|familie|privat|persönliche stärken|eigenschaften|vorträge|diplomarbeit|masterarbeit|bachelorarbeit',
  },
  modifiers:
    'meine|mein|relevante|relevanter|weitere|sonstige|andere|frühere|bisherige|aktuelle|derzeitige|berufliche|beruflicher|fachliche|persönliche|wichtigste|ausgewählte|praktische|schulische|akademische|technische|kurze|besondere',
  weakHeadings:
    'arbeit|beruf|praktikum|praktika|schule|schulen|studium|studien|kurse|seminare|scheine|software|programme|werkzeuge|methoden|kontakt|daten|projekt|projekte|interessen|freizeit|sonstiges|weiteres|hobby|familie|privat|preise|eigenschaften|stärken|referenz|ziel|motivation|bildung|erfahrung|engagement|vereine|vorträge|sprache|stationen|tätigkeiten|edv|qualifikation|anschrift',
  joiners: 'und|sowie|oder|in',
  hints: {
    volunteer: 'ehrenamt|engagement',
    references: 'referenz',
    languages: 'sprach',
    courses: 'kurse|zertifi|weiterbild|fortbild',
    experience: 'erfahrung|beruf|tätigkeit|arbeits',
    education: 'ausbildung|bildungs|schul|studium',
    skills: 'kenntnis|fähigkeit|kompeten|qualifika',
    profile: 'über mich|profil',
    contact: 'kontakt|persönliche',
  },
  levels: {
    1: 'anfänger|grundkenntnisse|grundlagen|wenig|etwas|verstehe|basis',
    2: 'gute?|alltag|konversation|mittelstufe|mittel|fortgeschritten|schulkenntnisse|befriedigend',
    3: 'fließend|fliessend|verhandlungssicher|sehr gut|ausgezeichnet|hervorragend|perfekt|sicher in wort',
    4: 'muttersprach|zweisprachig|erstsprache',
  },
  languageNames: {
    de: 'Deutsch',
    da: 'Dänisch',
    sv: 'Schwedisch',
    no: 'Norwegisch',
    en: 'Englisch',
    fr: 'Französisch',
    es: 'Spanisch',
    it: 'Italienisch',
    pt: 'Portugiesisch',
    nl: 'Niederländisch Holländisch',
    pl: 'Polnisch',
    uk: 'Ukrainisch',
    ru: 'Russisch',
    tr: 'Türkisch',
    ar: 'Arabisch',
    fi: 'Finnisch',
    cs: 'Tschechisch',
    hu: 'Ungarisch',
    ro: 'Rumänisch',
    hr: 'Kroatisch',
    sr: 'Serbisch',
    la: 'Latein',
  },
  titles:
    'mitarbeiter|mitarbeiterin|arbeiter|arbeiterin|leiter|leiterin|leitung|chef|berater|beraterin|ingenieur|ingenieurin|lehrer|lehrerin|erzieher|erzieherin|krankenschwester|krankenpfleger|krankenpflegerin|pflegefachkraft|pflegefachfrau|pflegefachmann|altenpfleger|altenpflegerin|pflegehelfer|pflegehelferin|pflegekraft|helfer|helferin|assistent|assistentin|assistenz|entwickler|entwicklerin|koordinator|koordinatorin|direktor|geschäftsführer|auszubildender|auszubildende|azubi|lehrling|geselle|gesellin|meister|meisterin|praktikant|praktikantin|werkstudent|werkstudentin|verkäufer|verkäuferin|kaufmann|kauffrau|kaufleute|sachbearbeiter|sachbearbeiterin|buchhalter|buchhalterin|kellner|kellnerin|koch|köchin|küchenhilfe|reinigungskraft|hausmeister|fachkraft|elektriker|elektroniker|installateur|tischler|tischlerin|schreiner|zimmermann|zimmerer|maurer|maler|malerin|schweißer|schlosser|metallbauer|mechaniker|mechatroniker|monteur|fahrer|kraftfahrer|berufskraftfahrer|lkw fahrer|lagerist|staplerfahrer|kommissionierer|gärtner|gärtnerin|bäcker|bäckerin|konditor|konditorin|metzger|friseur|friseurin|techniker|technikerin|sekretär|sekretärin|bürokraft|anwalt|rechtsanwältin|arzt|ärztin|zahnarzt|apotheker|apothekerin|forscher|doktorand|doktorandin|wissenschaftler|wissenschaftlerin|architekt|architektin|informatiker|informatikerin|fachinformatiker|programmierer|redakteur|redakteurin|fachverkäuferin|filialleiter|filialleiterin|teamleiter|projektleiter|projektleiterin|vertreter|betreuer|betreuerin|sozialarbeiterin|dachdecker|landwirt|hilfskraft|aushilfe|produktionshelfer|servicekraft|steuerfachangestellte|fachangestellte',
  titleStarts:
    'senior|stellvertretend|leitender|leitende|wissenschaftliche|freiberuflich|selbständig|selbstständig|auszubildende|ausbildung zum|ausbildung zur|medizinische',
  companies:
    'gmbh|ag|kg|ohg|gbr|ug|mbh|gmbh co kg|e v|ev|ggmbh|klinikum|krankenhaus|klinik|praxis|kanzlei|universitätsklinikum|stadt|landkreis|gemeinde|amt|bundeswehr|ministerium|kindergarten|kita|kindertagesstätte|grundschule|gymnasium|altenheim|seniorenheim|pflegeheim|pflegedienst|bäckerei|metzgerei|gasthof|gaststätte|restaurant|werft|werkstatt|autohaus|spedition|bau|bauunternehmen|tischlerei|schreinerei|druckerei|verlag|versicherung|sparkasse|volksbank|deutsche|deutschland|siemens|bosch|vw|bmw|daimler|edeka|rewe|lidl|aldi|kaufland|apotheke|gärtnerei|brauerei|werke|metall|logistik|hotel|café|bundesagentur',
  companyEndings:
    'klinikum|krankenhaus|klinik|werft|werkstatt|werke|werk|bäckerei|metzgerei|tischlerei|gärtnerei|druckerei|bau|technik|heim|dienst|versicherung|verlag|haus|amt|kasse|brauerei|gesellschaft|handel|betrieb|logistik|kanzlei|zentrum|markt',
  degrees:
    'abitur|fachabitur|fachhochschulreife|hochschulreife|allgemeine hochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|ausbildung|berufsausbildung|lehre|gesellenprüfung|gesellenbrief|meisterprüfung|diplom|magister|staatsexamen|promotion|studium|matura|umschulung|bachelor of|master of|studienkolleg|fachwirt|betriebswirt|kaufmann|kauffrau|krankenpflege|metallbauer|lehramt',
  degreeEndings:
    'studium|abschluss|reife|prüfung|wirtschaft|wesen|informatik|wissenschaft|wissenschaften|pädagogik|lehre|technik|mechaniker|mechatroniker|kaufmann|kauffrau|pfleger|ingenieur',
  schools:
    'universität|uni|hochschule|fachhochschule|berufsschule|berufskolleg|berufsfachschule|realschule|hauptschule|grundschule|gesamtschule|gymnasium|handwerkskammer|ihk|industrie und handelskammer|technische universität|tu|fh|rwth|akademie|volkshochschule|schule|fachschule|krankenpflegeschule|oberschule|gemeinschaftsschule|berufsbildende schule|duale hochschule|handelskammer|abendgymnasium',
  schoolEndings: 'schule|universität|hochschule|gymnasium|akademie|kolleg|kammer|schulen|institut',
  atWork: 'bei|beim',
  labels: {
    document: 'curriculum vitae|cv|lebenslauf',
    name: 'name|vor- und (?:nach|zu)name|vorname,? (?:und )?nachname|name, vorname|vollständiger name|mein name ist|ich heiße',
    firstName: String.raw`vornamen?|rufname|vorname\(n\)`,
    lastName: String.raw`nachname|familienname|zuname|nachname\(n\)`,
    email: 'e-?mail(?:-?adresse)?|mail(?:adresse)?|e-?post',
    address: String.raw`adresse|anschrift|wohnanschrift|postanschrift|straße(?: und hausnummer|, hausnummer| ?\/ ?nr\.?| und hausnr\.?)?|wohnadresse|wohnhaft in`,
    otherFields:
      'plz(?: ?[,/]? ?(?:und )?(?:wohn)?ort)?|postleitzahl(?: und (?:wohn)?ort)?|ort|wohnort|land|nationalität|staatsangehörigkeit|staatsbürgerschaft|geschlecht|familienstand|geburtsort|anrede|titel|webseite|website|führerschein|alter|geburtsname',
    phone: 'tel|telefon(?:nummer|nr)?|rufnummer|handy(?:nummer)?|mobil(?:nummer|telefon)?|mob|fon',
    birth: String.raw`geboren am|geboren|geburtsdatum|geb\.|geburtstag`,
    noName:
      'adresse|anschrift|telefon|kontakt|deutschland|geboren|geburtsdatum|geburtsort|staatsangehörigkeit|familienstand|ledig|verheiratet|vorname|nachname|e-mail|lebenslauf|persönliche|wohnort|straße|handy',
  },
};
