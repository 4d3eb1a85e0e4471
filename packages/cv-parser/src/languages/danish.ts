import type { CvLanguage } from './cv-language.ts';

/** Danish. */
export const danish: CvLanguage = {
  code: 'da',
  stopWords:
    'og med af jeg også arbejde arbejder arbejdet arbejdede uddannelse uddannet erhvervserfaring meget efter mellem noget nogle gennem kendskab kompetencer bliver blev ansvar',
  months: [
    'januar jan',
    'februar feb',
    'marts mar mrt',
    'april apr',
    'maj',
    'juni jun',
    'juli jul',
    'august aug',
    'september sept sep',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  dates: {
    seasons: 'sommer(?:en)?|forår(?:et)?|efterår(?:et)?|vinter(?:en)?',
    present: String.raw`nu(?:værende)?|d\.? ?d\.?|dags dato|i dag|idag|nutid|(?:till?|to) dato|i øjeblikket|(?:fort)?løbende|stadig(?:væk)?|fortsat|igangværende|p\.? ?t\.?`,
    between: String.raw`til og med|t\.o\.m\.?|til|indtil`,
    since: 'siden|startet|opstart',
    from: 'fra',
    vague: String.raw`primo|medio|ultimo|ca\.?|start(?:en af)?|slut(?:ningen af)?|[1-4]\. kvartal`,
    expected: String.raw`forventet|forv\.|afsluttes|ventes`,
  },
  headings: {
    profile:
      'profil|profiltekst|resumé|resum|om mig|om|hvem er jeg|kort om mig|lidt om mig|kort fortalt|introduktion|sammenfatning|sammendrag|præsentation|jeg er|mål|profil og kompetencer|profilresume|hvem jeg er|mig|karriereresume|karriereprofil|biografi|(?:kort |lidt )?om mig selv|kort sagt|hvad jeg kan bidrage med|personligt',
    experience:
      'erhvervserfaringer|erhvervserfaring|erhvervs erfaring|erhverv|joberfaring|joberfaringer|ansættelser|ansættelse|ansættelsesforhold|ansættelseshistorik|beskæftigelse|arbejdserfaring|arbejds erfaring|arbejde|arbejdsliv|arbejdshistorik|arbejdspladser|karriere|karriereforløb|karrierehistorik|erfaring|erfaringer|stillinger|stilling|praksis|praktik|praktikker|praktikophold|studiejobs?|fritidsjobs?|erhvervskarriere|joboversigt|jobliste|erhvervsforløb|professionel baggrund|erhvervsmæssig baggrund|erhvervsbaggrund|jobbaggrund|arbejdsmæssig baggrund|(?:her |det |hvor )?(?:har jeg|jeg har) arbejdet(?: som| med| hos)?|(?:arbejdspladser|steder|jobs?) jeg har (?:haft|været|arbejdet)|jeg har (?:tidligere )?arbejdet(?: som| med| hos)?|job,? jeg har haft|(?:det |hvad )?(?:har jeg|jeg har) lavet|mine jobs|arbejdsforløb|jobforløb|baggrund|fritidsarbejde|studiearbejde|studenterjobs?|sommerjobs?|feriejobs?|vikariater|ledererfaring|undervisningserfaring',
    education:
      'uddannelser?|uddannelsesforløb|uddannelsesbaggrund|uddannelsesmæssig baggrund|skolegang|studier|studie|skole|skoler|akademisk baggrund|efteruddannelse|videreuddannelse|teoretisk baggrund|eksaminer|læring|jeg har (?:gået på|læst|lært)|(?:her |hvor )?(?:har jeg|jeg har) (?:gået i skole|læst|studeret)|lære|læretid|skoletid|studieforløb|ungdomsuddannelser?',
    courses:
      'kurser|kursus|kursusbeviser|certifikater|certifikat|certificeringer|certificering|kompetencegivende kurser|efteruddannelse og kurser|kurser og efteruddannelse|beviser|amu-kurser',
    skills:
      'kompetencer|kompetence|(?:kerne|nøgle|top|spids|hoved)kompetencer|kvalifikationer|færdigheder|evner|kundskaber|it|edb|it[- ]?kompetencer|it[- ]?kundskaber|it[- ]?færdigheder|it[- ]?kendskab|it[- ]?erfaring|it[- ]?systemer|it[- ]?programmer|it[- ]?værktøjer|systemer|systemkendskab|programmer|værktøjer|teknologier|edb-kendskab|edb-kundskaber|edb-kompetencer|styrker|specialer|ekspertise|kompetenceprofil|kompetenceoversigt|fagkompetencer|digitale kompetencer|(?:det|hvad|dette) (?:jeg kan|kan jeg)|(?:det |hvad |her )?(?:er jeg|jeg er) god til|(?:det |dette )?(?:jeg kan|kan jeg)(?: også)?|kan(?: også)?|værktøjskassen?|programmering|metoder|platforme|nøgleord',
    languages:
      'sprog|sprogkundskaber|sprogkompetencer|sprogfærdigheder|sproglige kompetencer|sproglige færdigheder|sproglige kvalifikationer|sprogprofil|fremmedsprog|(?:sprog )?jeg taler',
    contact:
      'kontakt|kontaktinfo|kontaktoplysninger|kontaktinformation|kontaktinformationer|kontaktdata|kontakt info|personlige oplysninger|personoplysninger|personalia|stamdata|persondata|personlige informationer|informationer|oplysninger|basisoplysninger|generelle oplysninger',
    licence: 'kørekort|førerbevis|kørekort og certifikater',
    volunteer:
      'frivilligt arbejde|frivillig|frivilligt|frivilligarbejde|frivillig erfaring|frivilligt foreningsarbejde|frivilligt og ulønnet arbejde|udvalg|udvalgsarbejde|frivillige aktiviteter|foreningsarbejde|foreningsliv|tillidshverv|tillidsposter|bestyrelsesposter|bestyrelsesarbejde|hverv|organisationsarbejde|frivillige kræfter|frivillige timer|frivilligjobs?|foreninger|forening|bestyrelser|bestyrelse|studieliv|lokalsamfund|politisk arbejde|fagpolitisk arbejde|fagligt arbejde|foreningsengagement|samfundsengagement|foreningsaktiviteter',
    references: 'referencer|referencepersoner|anbefalinger|udtalelser|referencer og anbefalinger',
    other:
      'fritid|fritidsinteresser|interesser|hobbyer|privat|privatliv|familie|familieforhold|civilstand|mig privat|projekter|projekt|projekter i fritiden|studieprojekter|formidling|fritidsaktiviteter|i (?:min )?fritiden?|(?:når|hvis) jeg (?:har fri|ikke arbejder)|uden for arbejdet|(?:things|ting,?) (?:i have|jeg har) (?:built|made|bygget|skabt)|presse|bevillinger|stipendier|legater|udstillinger|foredrag|fritidsprojekter|hobbyprojekter|publikationer|priser|udmærkelser|resultater|bilag|udlandsophold|rejser|militærtjeneste|værnepligt|sociale medier|andet|diverse|øvrigt|yderligere oplysninger|øvrige oplysninger|aktiviteter|patenter|medlemskaber|personlighed|personlige egenskaber|egenskaber|værdier|konferencer|forskning|undervisning|citat|ledelse|fag|speciale|afhandling|hjemmeside|samarbejde|jobønsker|jobmål|fremtid',
  },
  modifiers:
    'min|mine|relevant|relevante|øvrig|øvrige|anden|andre|andet|tidligere|udvalgt|udvalgte|nuværende|seneste|primær|primære|faglig|faglige|professionel|professionelle|personlig|personlige|særlige|nøgle|vigtigste|generel|formel|formelle|teknisk|tekniske|supplerende|kort|kortfattet|praktisk|ekstra|mit|akademisk|akademiske|klinisk|kliniske|internationale|egne|eget',
  weakHeadings:
    'it|edb|om|mig|praktik|praksis|stilling|stillinger|arbejde|erhverv|skole|skoler|studie|studier|programmer|systemer|værktøjer|teknologier|ledelse|undervisning|forskning|projekt|projekter|fag|speciale|værdier|samarbejde|familie|rejser|resultater|mål|privat|fritid|andet|diverse|certifikat|kursus|hverv|frivillig|citat|aktiviteter|kontakt|evner|styrker|kompetence|kurser|degree|introduktion|priser|fremtid|personlighed|egenskaber|lære|baggrund|metoder|platforme|programmering|forening|foreninger|bestyrelse|foredrag|udvalg|presse|formidling|kan',
  joiners: 'og|samt|eller|i',
  hints: {
    volunteer: 'frivillig|engagement',
    other: 'projekt',
    references: 'referen',
    languages: 'sprog',
    courses: 'kurs|certifi',
    experience: 'erfaring|ansæt|karriere|arbejds',
    education: 'uddannel|studie|skoleg',
    skills: 'kompeten|kvalifika|færdighed|kundskab',
    profile: 'profil|om mig',
    contact: 'kontakt|personlige op',
  },
  levels: {
    1: 'begynder|basis|lidt|grundlæggende|nogen|forståelse|forstår|kendskab|skole|svag',
    2: 'hverdag|samtale|konversation|god|godt|mellem|middel|rimelig|nogenlunde|pænt|øvet|skolekundskaber',
    3: 'flydende|forhandlingsniveau|udmærket|meget god|meget godt|højt niveau|perfekt|avanceret|sikker',
    4: 'modersmål|tosproget',
  },
  languageNames: {
    nl: 'Nederlandsk Flamsk',
    fa: 'Dari',
    zh: 'Kantonesisk',
  },
  titles: String.raw`assistent|medarbejder|leder|konsulent|ingenioer|laerer|sygeplejerske|hjaelper|paedagog|udvikler|programmoer|koordinator|direktoer|elev|laerling|praktikant|analytiker|raadgiver|terapeut|tekniker|mekaniker|elektriker|toemrer|snedker|murer|maler|smed|vvs er|montoer|operatoer|chauffoer|saelger|bager|slagter|kok|tjener|sekretaer|secretary|bogholder|revisor|jurist|advokat|laege|farmaceut|bioanalytiker|laborant|forsker|lektor|adjunkt|instruktoer|traener|vikar|formand|arkitekt|gartner|rengoerer|pedel|vagt|betjent|soldat|konstabel|sergent|journalist|redaktoer|fotograf|grafiker|repraesentant|ejer|grundlaegger|stifter|kasserer|ekspedient|disponent|planlaegger|indkoeber|arbejder|mester|svend|frivillig|vaert|vaertinde|frisoer|kosmetolog|massoer|tandlaege|klinikassistent|sosu|ssa|ssh|portoer|jordemoder|psykolog|socialraadgiver|sagsbehandler|fuldmaegtig|bibliotekar|tolk|oversaetter|skipper|matros|styrmand|landmand|fodermester|opvasker|stuepige|lagermand|pakker|studerende|strateg|forfatter|producent|instruktor|kontorist|formidler|underviser|vejleder|ansvarlig|au pair|babysitter|avisbud|bud|cykelbud|piccoline|piccolo|boernepasser|aspirant|kandidat|konduktoer|togfoerer|postbud|smoerrebroedsjomfru|konditor|ernaeringsassistent|kedelpasser|maskinmester|automatiktekniker|industritekniker|procesoperatoer|cnc|stilladsmontoer|struktoer|brolaegger|kloakmester|glarmester|tagdaekker|isolatoer|blikkenslager|energimontoer|datatekniker|fysioterapeut|ergoterapeut|optiker|audiolog|logopaed|diaetist|zoneterapeut|kiropraktor|dyrlaege|veterinaersygeplejerske|dyrepasser|skovarbejder|fisker|bogbinder|inspektoer|kontrolloer|entreprenoer|\w{4,40}ist|oekonom|\w{3,40}olog|dyrlaege|bestyrer|forvalter|opsynsmand|laborant|plejer|passer|leverandoer|skribent|apoteker|farmakonom|barnepige|studiemedhjaelper|medhjaelper|afloeser|lokomotivfoerer|kranfoerer|maskinfoerer|truckfoerer|foerer`,
  titleStarts:
    'assisterende|souschef|afdelings|salgs|studenter|teknisk |faglig |it[- ]|projekt|daglig leder|selvstaendig|freelance',
  companies:
    'a ?s|aps|i ?s|k ?s|p ?s|ivs|amba|a m b a|smba|p m b a|gmbh|ag|ab|asa|oy|bv|nv|sa|gruppen|koncernen|holding|kommune|regionen|ministeriet|styrelsen|forvaltning|hospitalet|sygehus|sygehuset|universitetshospital|rigshospitalet|klinik|klinikken|laegehus|laegehuset|tandlaegerne|apotek|plejehjem|plejecenter|plejecentret|omsorgscenter|aeldrecenter|bosted|botilbud|bofaellesskab|hjemmeplejen|boernehus|boernehaven?|vuggestuen?|daginstitution|institution|skolen?|folkeskole|friskole|efterskole|hoejskole|gymnasium|universitet|akademi|centret|centeret|banken|sparekasse|forsikring|fonden?|forening|foreningen|forbund|hotellet|restauranten|kro|kroen|bageri|bageriet|slagteri|supermarked|butik|butikken|brugsen|superbrugsen|kvickly|netto|foetex|bilka|rema|rema 1000|lidl|aldi|meny|spar|irma|fakta|coop|salling|ikea|jysk|bauhaus|silvan|elgiganten|power|matas|normal|h&m|postnord|gls|dhl|dsb|dsv|maersk|novo|novo nordisk|novozymes|vestas|grundfos|danfoss|lego|carlsberg|arla|danish crown|oersted|tdc|telenor|telia|nuuday|yousee|tv2|dr|nordea|danske bank|jyske bank|sydbank|nykredit|tryg|topdanmark|isS|iss|falck|securitas|deloitte|kpmg|pwc|ey|accenture|netcompany|kmd|systematic|cowi|ramboll|niras|siemens|microsoft|google|amazon|ibm|mcdonald s|mcdonalds|burger king|sunset|7 eleven|joe the juice|espresso house|logistik|entreprise|byg|industri|bureau|medier|forlag|avis|trykkeri|handel|food|energi|labs?|renovation|rengoering|vaerksted|autohus|biler|maskinfabrik|fabrik|fabrikken|vaerft|havn|lufthavn|kirke|kirken|museet|teater|teatret|bibliotek|biblioteket|politi|politiet|forsvaret|haeren|flyvevaabnet|hjemmevaernet|domstol|retten|advokatfirma|advokaterne|revision|ejendomme|ejendomsmaegler|gartneri|planteskole|golfklub|klub|idraetsforening|hallen|svoemmehal|tivoli|feriecenter|danmark|afdeling|afdelingen|vikarbureau|jobcenter|jobcentret|a kasse',
  companyEndings:
    'kommune|hospitalet|sygehus|skolen|centret|centeret|klinikken|forening|foreningen|forbundet|bageri|kro|kroen|huset|gaarden|byg|gruppen|koncernen|fabrik|fabrikken|vaerket|banken|apotek|museet|teatret|styrelsen|ministeriet|universitet|gymnasium|friskole|efterskole|akademi|vaerksted|gartneri|slagteri|mejeri|firma|bureau|instituttet|institut|forlag|posten|avisen|tidende|vuggestue|boernehave|plejehjem|plejecenter',
  degrees:
    'bachelorgrad|kandidat|kandidatgrad|kandidatuddannelse|kand|cand|hd|hd r|hd f|ba|ma|ph d|doktorgrad|diplom|diplomingenioer|civilingenioer|professionsbachelor|professionsbachelorgrad|erhvervsakademi|akademiuddannelse|akademigrad|akademioekonom|ap|uddannelse|uddannet|grunduddannelse|efteruddannelse|hf|hhx|htx|stx|eux|eud|hg|hgv|hgs|gf1|gf2|studentereksamen|matematisk student|sproglig student|gymnasial|gymnasiel|adgangseksamen|hoejere forberedelseseksamen|hoejere handelseksamen|eksamen|folkeskolens afgangsproeve|afgangseksamen|afgangsproeve|grundskole|folkeskole|folkeskolen|realeksamen|10 klasse|9 klasse|tiende klasse|svendebrev|svendeproeve|laereplads|fagbrev|grundforloeb|hovedforloeb|kursus|certifikat|amu|studerende|studiet|studier|udveksling|enkeltfag|suppleringskursus|merkonom|datamatiker|markedsfoeringsoekonom|finansoekonom|handelsoekonom|serviceoekonom|multimediedesigner|bygningskonstruktoer|laborant|laerer|paedagog|sygeplejerske|socialraadgiver|fysioterapeut|ergoterapeut|bioanalytiker|jordemoder|linje|studieretning|speciale|fag',
  degreeEndings:
    'uddannelsen?|eksamen|studier|studiet|assistent|tekniker|mekaniker|oekonom|ingenioer|laerer|paedagog|sygeplejerske|terapeut|elev|svend|klasse|kursus|grad|elektriker|toemrer|snedker|murer|maler|kok|frisoer|operatoer|chauffoer|hjaelper|studies|jura|oekonomi|psykologi|medicin|smed|tjener|bager|gartner|jordbrug|landmand|datamatiker|laborant|konstruktoer|grafiker|linje|retning',
  schools:
    'universitet|universitetet|universitaet|universidad|universite|skole|skolen|folkeskole|friskole|realskole|efterskole|hoejskole|hoejskolen|handelsskole|handelsskolen|handelsgymnasium|handelsgymnasiet|gymnasium|gymnasiet|gymnasie|katedralskole|statsskole|amtsgymnasium|kursus|seminarium|seminariet|akademi|akademiet|erhvervsakademi|erhvervsakademiet|professionshoejskole|professionshoejskolen|institut|institution|tekniske skole|teknisk skole|uddannelsescenter|uddannelsescentret|erhvervsskole|erhvervsskolen|erhvervsskolerne|vuc|amu|euc|ucn|ucl|ucc|uc|ucsyd|uc syd|via|absalon|zbc|zealand|kea|cphbusiness|phmetropol|metropol|baaa|easj|eal|easv|iba|dtu|itu|cbs|aau|sdu|ruc|ku|au|dmjx|kadk|dis|sosu|social og sundhedsskolen|sopu|rybners|roskilde tekniske|next|tec|cph west|knord|mercantec|tradium|learnmark|syddansk erhvervsskole|aarhus tech|aarhus business college|niels brock|knaek|hansenberg|aats|aarhus university|handelshoejskolen|ungdomsskole|produktionsskole|fgu|kostskole|latinskole|hochschule|forsvarsakademiet|politiskolen|politihoejskolen|konservatorium|kunstakademi|designskolen|arkitektskolen|journalisthoejskole',
  schoolEndings:
    'universitet|skolen?|gymnasium|gymnasiet|gymnasie|akademi|akademiet|hoejskolen?|seminarium|seminariet|instituttet|centret|centeret|skoler',
  atWork: 'hos|ved',
  labels: {
    document: 'curriculum vitae|cv|resumé',
    name: 'fulde navn|navn|fornavn og efternavn|jeg hedder|mit navn er',
    firstName: String.raw`fornavne?|fornavn\(e\)|for- og mellemnavn`,
    lastName: 'efternavne?',
    email: 'e-?mail(?:adresse)?|mail(?:adresse)?|e-?post',
    address: 'adresse|bopæl|gade og nr|vej og nr|privatadresse|gadenavn',
    otherFields: String.raw`postnr\.?(?: og by)?|postnummer(?: og by)?|by|land|nationalitet|statsborgerskab|køn|civilstand|fødested|cpr(?:-?nr|-?nummer)?\.?|mellemnavn|titel|hjemmeside|kørekort|alder`,
    phone: 'tlf|telefon(?:nr|nummer)?|mobil(?:nr|nummer|telefon|tlf)?|mob|ring|kontakt',
    birth: 'født|fødselsdato|fødselsdag|fødsels- og|fødselsår|f\\.',
    noName:
      'curriculum|vitae|side|adresse|telefon|kontakt|ansøgning|danmark|født|status|mobil|personlige|cpr|kommune|skole|gift|dansk|engelsk|top|navn|fornavn|efternavn|postnr|postnummer|fødselsdato|stilling|virksomhed|arbejdsgiver|underskrift|dato|bemærkninger',
  },
};
