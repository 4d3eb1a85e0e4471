import type { CvLanguage } from './cv-language.ts';

/** Swedish. */
export const swedish: CvLanguage = {
  code: 'sv',
  stopWords:
    'och med av jag att är inte från till även samt arbetat arbetade jobbat ansvarig efter mycket mellan genom utbildning erfarenhet kunskaper kompetens',
  months: [
    'januari jan',
    'februari feb',
    'mars mar',
    'april apr',
    'maj',
    'juni jun',
    'juli jul',
    'augusti aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  dates: {
    seasons: 'sommar(?:en)?|vår(?:en)?|höst(?:en)?|vinter(?:n)?|vt|ht',
    present: 'nu(?:varande)?|pågående|pågår|fortfarande|tills ?vidare|dags dato|i dag|idag',
    between: String.raw`till och med|t\.?o\.?m\.?|till|fram till`,
    since: 'sedan',
    from: String.raw`från och med|fr\.?o\.?m\.?|från`,
    vague: 'början av|slutet av|tidigt|sent',
    expected: 'beräknad|beräknas|förväntad|planerad',
  },
  headings: {
    profile:
      'profil|om mig|kort om mig|lite om mig|sammanfattning|personlig profil|presentation|personligt brev|vem är jag',
    experience:
      'erfarenhet|erfarenheter|arbetslivserfarenhet|arbetslivserfarenheter|arbetserfarenhet|arbetserfarenheter|yrkeserfarenhet|yrkeserfarenheter|jobberfarenhet|jobb|arbete|arbeten|anställningar|anställning|arbetsliv|yrkesliv|praktik|tjänster|tjänstgöring|uppdrag|karriär|bakgrund|yrkesbakgrund|tidigare anställningar|sommarjobb|extrajobb',
    education:
      'utbildning|utbildningar|skolgång|studier|akademisk bakgrund|akademisk utbildning|vidareutbildning|fortbildning|utbildningsbakgrund|skola|examina|examen',
    courses:
      'kurser|kurs|certifikat|certifieringar|certifiering|kurser och certifikat|intyg|behörigheter|övriga kurser',
    skills:
      'kompetenser|kompetens|färdigheter|kunskaper|kvalifikationer|nyckelkompetenser|kärnkompetenser|datakunskaper|datorkunskaper|datorvana|it-kunskaper|it-kompetens|it-färdigheter|verktyg|system|programvaror|styrkor|egenskaper och färdigheter|tekniska färdigheter|övriga kunskaper|teknik',
    languages: 'språk|språkkunskaper|språkfärdigheter|språkkompetens',
    contact:
      'kontakt|kontaktuppgifter|kontaktinformation|personuppgifter|personliga uppgifter|personlig information|personalia',
    licence: 'körkort|körkort och behörigheter',
    volunteer:
      'ideellt arbete|ideellt engagemang|ideella uppdrag|volontärarbete|frivilligarbete|engagemang|förtroendeuppdrag|föreningsarbete|föreningsliv|styrelseuppdrag|föreningsuppdrag',
    references: 'referenser|referens|referenspersoner|rekommendationer',
    other:
      'intressen|fritid|fritidsintressen|hobby|hobbies|projekt|publikationer|övrigt|annat|övrig information|militärtjänst|värnplikt|utmärkelser|personliga egenskaper|egenskaper|familj|civilstånd|priser|stipendier',
  },
  modifiers:
    'min|mina|relevant|relevanta|övrig|övriga|annan|andra|tidigare|nuvarande|senaste|personlig|personliga|viktigaste|urval av|utvald|utvalda|kort|teknisk|tekniska|professionell',
  weakHeadings:
    'jobb|arbete|arbeten|praktik|skola|studier|kurs|kurser|certifikat|verktyg|system|kontakt|projekt|uppdrag|tjänster|intressen|fritid|annat|övrigt|hobby|familj|priser|egenskaper|styrkor|referens|bakgrund|teknik|examen|engagemang|presentation|intyg',
  joiners: 'och|samt|eller|i',
  hints: {
    volunteer: 'ideell|volontär|förening',
    references: 'referen',
    languages: 'språk',
    courses: 'kurs|certifi',
    experience: 'erfarenhet|anställ|arbets|yrkes',
    education: 'utbild|skolgång|studie',
    skills: 'kompeten|färdighet|kvalifika|kunskap',
    profile: 'om mig|profil|sammanfatt',
    contact: 'kontakt|personuppgift',
  },
  levels: {
    1: 'nybörjare|grundläggande|grunder|lite|viss|förstår|baskunskap',
    2: 'vardag|samtal|konversation|goda?|godkänd|mellannivå|medel',
    3: 'flytande|mycket god|mycket bra|utmärkt|avancerad|förhandling|professionell|obehindrat',
    4: 'modersmål|tvåspråkig|förstaspråk',
  },
  languageNames: {
    sv: 'Svenska',
    da: 'Danska',
    no: 'Norska',
    en: 'Engelska',
    de: 'Tyska',
    fr: 'Franska',
    es: 'Spanska',
    pl: 'Polska',
    uk: 'Ukrainska',
    ru: 'Ryska',
    fi: 'Finska',
    is: 'Isländska',
    it: 'Italienska',
    ar: 'Arabiska',
    nl: 'Nederländska Holländska',
  },
  titles:
    'medarbetare|arbetare|ledare|chef|konsult|rådgivare|ingenjör|lärare|förskollärare|lektor|sjuksköterska|undersköterska|vårdbiträde|biträde|barnskötare|assistent|utvecklare|koordinator|samordnare|direktör|lärling|praktikant|säljare|butikssäljare|servitör|servitris|kock|städare|lokalvårdare|vaktmästare|väktare|elektriker|rörmokare|vvs montör|snickare|målare|murare|mekaniker|chaufför|förare|lastbilschaufför|handläggare|redovisningsekonom|ekonom|socionom|kurator|lagerarbetare|receptionist|frisör|bagare|svetsare|montör|operatör|tekniker|projektledare|butikschef|sekreterare|advokat|läkare|tandläkare|vikarie|journalist|forskare|doktorand|diskare|kassör|kassörska|personlig assistent|arkitekt|administratör|programmerare|truckförare|byggnadsarbetare|betongarbetare|tandsköterska|fritidsledare|fastighetsskötare',
  titleStarts: 'senior|biträdande|ställföreträdande|projekt|vice',
  companies:
    'ab|hb|kommun|kommuner|stad|region|landsting|sjukhus|sjukhuset|universitetssjukhus|vårdcentral|skola|förskola|förskolan|kafé|restaurang|restaurangen|hotell|hotellet|bageri|butik|ica|coop|willys|hemköp|volvo|scania|ericsson|ikea|postnord|skanska|ncc|peab|försvarsmakten|bygg|verkstad|äldreboende|hemtjänst|hemtjänsten|apotek|myndigheten|försäkringskassan|arbetsförmedlingen|sverige',
  companyEndings:
    'kommun|sjukhus|sjukhuset|skola|skolan|förskola|verkstad|bygg|hotell|bageri|butiken|verket|verken|bolaget|koncernen|myndigheten|varvet|boendet|restaurang',
  degrees:
    'kandidatexamen|masterexamen|magisterexamen|högskoleexamen|gymnasieexamen|yrkesexamen|yrkesutbildning|gymnasieutbildning|grundskola|studentexamen|civilingenjör|civilekonom|högskoleingenjör|sjuksköterskeprogrammet|ekonomprogrammet|naturvetenskapliga programmet|samhällsvetenskapliga programmet|doktorsexamen|filosofie|teknologie|vård och omsorg|gesällbrev|yrkesbevis|kandidatprogram|masterprogram',
  degreeEndings: 'programmet|program|utbildning|utbildningen|examen|linjen|linje|ingenjör|ekonom|brev|kurs|studier',
  schools:
    'universitet|universitetet|högskola|högskolan|gymnasium|gymnasiet|gymnasieskola|gymnasieskolan|yrkeshögskola|yrkeshögskolan|folkhögskola|grundskola|grundskolan|komvux|kth|chalmers|handelshögskolan|skolan|lärcentrum|tekniska högskola|konsthögskolan',
  schoolEndings: 'skola|skolan|högskola|högskolan|universitet|gymnasium|gymnasiet',
  atWork: 'hos|vid',
  labels: {
    document: 'curriculum vitae|cv|meritförteckning|levnadsbeskrivning',
    name: 'namn|fullständigt namn|för- och efternamn|förnamn och efternamn|jag heter|mitt namn är',
    firstName: 'förnamn|för- och mellannamn|tilltalsnamn',
    lastName: 'efternamn|släktnamn',
    email: 'e-?post(?:adress)?|e-?mail|mejl(?:adress)?|mail(?:adress)?',
    address: 'adress|bostadsadress|postadress|gatuadress|hemadress|bostad',
    otherFields: String.raw`postnr\.?(?: och ort)?|postnummer(?: och ort)?|postort|ort|land|nationalitet|medborgarskap|kön|civilstånd|födelseort|personnummer|mellannamn|titel|hemsida|webbplats|körkort|ålder`,
    phone: 'tel|telefon(?:nr|nummer)?|mobil(?:nr|nummer|telefon)?|mob',
    birth: 'född|födelsedatum|födelsedag|f\\.',
    noName:
      'adress|telefon|kontakt|personuppgifter|sverige|född|födelsedatum|medborgarskap|civilstånd|namn|förnamn|efternamn|e-post|epost|postnummer|arbetsgivare|meritförteckning',
  },
};
