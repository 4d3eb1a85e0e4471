import type { CvLanguage } from './cv-language.ts';

/** Norwegian: Bokmål, with the most frequent words of Nynorsk. */
export const norwegian: CvLanguage = {
  code: 'no',
  stopWords:
    'og med av jeg også arbeid arbeidet jobbet jobber etter mye noe noen mellom gjennom utdanning kompetanse ferdigheter ble blir nå frå ikkje ansvar',
  months: [
    'januar jan',
    'februar feb',
    'mars mar',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'desember des',
  ],
  dates: {
    seasons: 'sommer(?:en)?|vår(?:en)?|høst(?:en)?|haust(?:en)?|vinter(?:en)?',
    present: 'nå|nåværende|no|noverande|dags dato|i dag|pågående|pågår|fortsatt|fremdeles',
    between: 'til og med|til|inntil',
    since: 'siden|sidan',
    from: 'fra|frå',
    vague: 'tidlig|sent',
    expected: 'forventet|forventa|planlagt',
  },
  headings: {
    profile:
      'profil|om meg|kort om meg|litt om meg|sammendrag|nøkkelkvalifikasjoner og profil|oppsummering|personlig profil',
    experience:
      'erfaring|arbeidserfaring|arbeidserfaringer|yrkeserfaring|jobberfaring|jobb|jobber|arbeid|praksis|arbeidspraksis|arbeidsforhold|ansettelser|ansettelsesforhold|stillinger|yrkespraksis|yrkesbakgrunn|arbeidshistorikk|karriere|ledererfaring|arbeidsrøynsle|yrkesrøynsle|sommerjobber|deltidsjobber',
    education:
      'utdanning|utdannelse|utdanninger|utdanning og eksamen|skolegang|skole|studier|akademisk bakgrunn|videreutdanning|etterutdanning|utdanningsbakgrunn|utdaning',
    courses:
      'kurs|kurs og sertifikater|sertifikater|sertifikat|sertifiseringer|sertifisering|kursbevis|fagbrev og kurs',
    skills:
      'ferdigheter|kompetanse|kompetanser|nøkkelkompetanse|kjernekompetanse|kvalifikasjoner|nøkkelkvalifikasjoner|kunnskaper|datakunnskaper|dataferdigheter|it-kompetanse|it-kunnskaper|digital kompetanse|verktøy|egenskaper og ferdigheter|styrker|fagkompetanse|dugleik',
    languages: 'språk|språkkunnskaper|språkferdigheter|språkkompetanse',
    contact:
      'kontakt|kontaktinformasjon|kontaktinfo|kontaktopplysninger|personalia|personlige opplysninger|personopplysninger|personlig informasjon',
    licence: 'førerkort|sertifikat og førerkort|førarkort',
    volunteer:
      'frivillig arbeid|frivillig|frivillighet|verv|tillitsverv|styreverv|frivillige verv|organisasjonserfaring|engasjement|foreningsarbeid',
    references: 'referanser|referanse|referansepersoner|anbefalinger',
    other:
      'interesser|fritid|fritidsinteresser|hobbyer|hobby|prosjekter|prosjekt|publikasjoner|annet|annen informasjon|diverse|militærtjeneste|førstegangstjeneste|priser|personlige egenskaper|egenskaper|sivilstatus|familie',
  },
  modifiers:
    'min|mine|relevant|øvrig|annen|andre|tidligere|nåværende|faglig|faglige|personlig|personlige|viktigste|utvalgt|utvalgte|formell|kort',
  weakHeadings:
    'jobb|jobber|arbeid|praksis|skole|studier|kurs|sertifikat|verktøy|kontakt|prosjekt|prosjekter|verv|frivillig|interesser|fritid|annet|diverse|hobby|familie|priser|stillinger|egenskaper|styrker|referanse',
  joiners: 'og|samt|eller|i',
  hints: {
    volunteer: 'frivillig|verv',
    references: 'referans',
    languages: 'språk',
    courses: 'kurs|sertifi',
    experience: 'erfaring|arbeids|yrkes',
    education: 'utdann|skolegang|studie',
    skills: 'kompetanse|ferdighet|kvalifikasj|kunnskap',
    profile: 'om meg|profil',
    contact: 'kontakt|personlige opp',
  },
  levels: {
    1: 'nybegynner|grunnleggende|noe|litt|forstår',
    2: 'hverdags|samtale|godt?|gode|middels|mellomnivå|brukbar',
    3: 'flytende|svært god|svært godt|meget god|avansert|forhandlingsnivå|profesjonell',
    4: 'morsmål|tospråklig',
  },
  languageNames: {
    no: 'Norsk Bokmål Nynorsk',
    da: 'Dansk',
    sv: 'Svensk',
    en: 'Engelsk',
    de: 'Tysk',
    fr: 'Fransk',
    es: 'Spansk',
    pl: 'Polsk',
    uk: 'Ukrainsk',
    ru: 'Russisk',
    fi: 'Finsk',
    is: 'Islandsk',
  },
  titles:
    'medarbeider|arbeider|leder|sjef|konsulent|rådgiver|ingeniør|lærer|lektor|sykepleier|hjelpepleier|helsefagarbeider|assistent|utvikler|koordinator|direktør|lærling|praktikant|selger|butikkselger|servitør|kokk|renholder|vaktmester|vekter|elektriker|rørlegger|tømrer|snekker|maler|murer|mekaniker|sjåfør|saksbehandler|regnskapsfører|økonom|barnehagelærer|sosionom|vernepleier|miljøterapeut|miljøarbeider|lagermedarbeider|resepsjonist|frisør|baker|bonde|fisker|sveiser|platearbeider|operatør|tekniker|prosjektleder|avdelingsleder|butikksjef|daglig leder|sekretær|advokat|overlege|fastlege|tannlege|vikar|tillitsvalgt|journalist|forsker|stipendiat',
  titleStarts: 'senior|daglig leder|nest|assisterende|prosjekt',
  companies:
    'asa|kommune|fylkeskommune|sykehus|sykehuset|helse|skole|barnehage|barnehagen|universitetssykehus|kafé|kafe|restaurant|hotell|hotellet|bakeri|butikk|rema|kiwi|coop|meny|equinor|telenor|dnb|posten|vy|statoil|hydro|norge|nav|forsvaret|bygg|verksted|sykehjem|bo og omsorgssenter|legekontor|apotek',
  companyEndings:
    'kommune|sykehus|sykehuset|sykehjem|barnehage|skolen|verksted|bygg|hotell|bakeri|butikken|senteret|verket|verft',
  degrees:
    'bachelorgrad|mastergrad|fagbrev|svennebrev|studiespesialisering|studiespesialiserende|videregående|yrkesfag|grunnskole|allmennfag|studiekompetanse|generell studiekompetanse|årsstudium|doktorgrad|siviløkonom|sivilingeniør|ingeniørfag|helse og oppvekst|vg1|vg2|vg3|påbygg|høgskolekandidat|sykepleie|lærerutdanning|fagskolegrad|eksamen',
  degreeEndings: 'utdanning|utdannelse|linjen|linje|fag|grad|studiet|studium|brev|kompetanse',
  schools:
    'universitetet|universitet|høgskole|høgskolen|høyskole|høyskolen|videregående skole|vgs|ungdomsskole|barneskole|katedralskole|fagskole|fagskolen|folkehøgskole|handelshøyskole|handelshøyskolen|ntnu|nhh|nmbu|bi|oslomet|skole|gymnas|handelsgymnas',
  schoolEndings: 'skole|skolen|universitet|universitetet|gymnas|høgskulen',
  atWork: 'hos|ved',
  labels: {
    document: 'curriculum vitae|cv|livsløp',
    name: 'fullt navn|navn|fornavn og etternavn|for- og etternavn|namn|jeg heter|mitt navn er',
    firstName: 'fornavn|for- og mellomnavn|førenamn',
    lastName: 'etternavn|slektsnavn|etternamn',
    email: String.raw`e-?post(?:adresse)?|e-?mail|mail(?:adresse)?|epostadr\.?`,
    address: 'adresse|bostedsadresse|postadresse|gateadresse|bosted|hjemmeadresse',
    otherFields: String.raw`postnr\.?(?: og sted| og poststed)?|postnummer(?: og sted| og poststed)?|poststed|sted|land|nasjonalitet|statsborgerskap|kjønn|sivilstand|sivilstatus|fødested|fødselsnummer|personnummer|mellomnavn|tittel|nettside|hjemmeside|førerkort|alder`,
    phone: 'tlf|telefon(?:nr|nummer)?|mobil(?:nr|nummer|telefon)?|mob',
    birth: 'født|fødselsdato|fødd|f\\.',
    noName:
      'adresse|telefon|kontakt|personalia|norge|født|fødselsdato|sivilstatus|nasjonalitet|navn|fornavn|etternavn|epost|e-post|postnummer|stilling|arbeidsgiver',
  },
};
