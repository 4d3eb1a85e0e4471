import type { CvLanguage } from './cv-language.ts';

/** Polish. */
export const polish: CvLanguage = {
  code: 'pl',
  stopWords:
    'i w z na do oraz się jest przy dla nie od praca pracy jako przez osobą zespołu obsługa doświadczenie wykształcenie umiejętności języki zgody danych osobowych',
  months: [
    'styczeń stycznia styczniu sty',
    'luty lutego lutym lut',
    'marzec marca marcu mar',
    'kwiecień kwietnia kwietniu kwi',
    'maj maja maju',
    'czerwiec czerwca czerwcu cze',
    'lipiec lipca lipcu lip',
    'sierpień sierpnia sierpniu sie',
    'wrzesień września wrześniu wrz',
    'październik października październiku paź paz',
    'listopad listopada listopadzie lis',
    'grudzień grudnia grudniu gru',
  ],
  dates: {
    seasons: 'lato|lata|jesień|jesieni|zima|zimy|wiosna|wiosny',
    present: 'obecnie|obecna|obecny|teraz|nadal|dziś|dzisiaj|chwili obecnej|chwila obecna|aktualnie|w trakcie|trwa',
    between: 'do',
    since: 'od',
    from: '',
    vague: 'początek|połowa|koniec|ok\\.',
    expected: 'planowane|przewidywane|spodziewane',
  },
  headings: {
    profile: 'profil|profil zawodowy|o mnie|podsumowanie|podsumowanie zawodowe|cel zawodowy|kilka słów o mnie|sylwetka',
    experience:
      'doświadczenie|doświadczenie zawodowe|doświadczenia zawodowe|praca zawodowa|praca|przebieg kariery|przebieg pracy zawodowej|kariera|kariera zawodowa|zatrudnienie|historia zatrudnienia|przebieg zatrudnienia|praktyki|praktyki i staże|staże|doświadczenie i praktyki|doświadczenie w pracy|miejsca pracy',
    education:
      'wykształcenie|edukacja|nauka|studia|szkoły|ścieżka edukacyjna|wykształcenie i kwalifikacje|przebieg edukacji|edukacja i szkolenia|szkoła|ukończone szkoły',
    courses:
      'kursy|szkolenia|kursy i szkolenia|szkolenia i kursy|certyfikaty|uprawnienia|kwalifikacje zawodowe|kursy i certyfikaty|certyfikaty i szkolenia|certyfikaty i kursy|szkolenia i certyfikaty|ukończone kursy|uprawnienia zawodowe',
    skills:
      'umiejętności|kompetencje|kwalifikacje|kluczowe umiejętności|kluczowe kompetencje|umiejętności zawodowe|umiejętności miękkie|umiejętności twarde|umiejętności techniczne|umiejętności komputerowe|obsługa komputera|znajomość programów|wiedza|mocne strony|technologie|narzędzia|oprogramowanie|dodatkowe umiejętności|kompetencje zawodowe',
    languages:
      'języki|języki obce|znajomość języków|znajomość języków obcych|język|umiejętności językowe|kompetencje językowe',
    contact: 'kontakt|dane kontaktowe|dane osobowe|dane|informacje kontaktowe|dane personalne|informacje osobiste',
    licence: 'prawo jazdy',
    volunteer:
      'wolontariat|działalność społeczna|praca społeczna|działalność dodatkowa|aktywność społeczna|zaangażowanie społeczne|działalność wolontariacka',
    references: 'referencje|rekomendacje',
    other:
      'zainteresowania|hobby|pasje|zainteresowania i hobby|projekty|publikacje|osiągnięcia|nagrody|dodatkowe informacje|informacje dodatkowe|inne|pozostałe|służba wojskowa|cechy charakteru|cechy osobowości|stan cywilny|stypendia|konferencje|klauzula',
  },
  modifiers:
    'moje|mój|moja|dodatkowe|dodatkowa|inne|poprzednie|obecne|główne|najważniejsze|wybrane|zawodowe|dotychczasowe',
  weakHeadings:
    'praca|nauka|studia|szkoła|szkoły|praktyki|staże|kursy|szkolenia|certyfikaty|uprawnienia|wiedza|technologie|narzędzia|oprogramowanie|kontakt|dane|projekty|inne|pozostałe|hobby|pasje|nagrody|osiągnięcia|język|kariera|zatrudnienie|kwalifikacje|klauzula|sylwetka|publikacje',
  joiners: 'i|oraz|lub|w',
  hints: {
    volunteer: 'wolontar|społeczn',
    references: 'referenc',
    languages: 'język',
    courses: 'kurs|szkoleni|certyfik|uprawnieni',
    experience: 'doświadcz|zatrudni|karier',
    education: 'wykształc|edukac',
    skills: 'umiejętn|kompetencj|kwalifik',
    profile: 'o mnie|profil|podsumowan',
    contact: 'kontakt|dane osob',
  },
  levels: {
    1: 'początkuj|podstawow|słab',
    2: 'dobr|komunikatywn|średni|średnio|konwersac',
    3: 'biegł|płynn|zaawansowan|bardzo dobr|perfekcyjn|swobodn',
    4: 'ojczyst|macierzyst|rodzim|dwujęzyczn',
  },
  languageNames: {
    pl: 'Polski Polska',
    da: 'Duński',
    sv: 'Szwedzki',
    no: 'Norweski',
    en: 'Angielski',
    de: 'Niemiecki',
    fr: 'Francuski',
    es: 'Hiszpański',
    it: 'Włoski',
    pt: 'Portugalski',
    nl: 'Holenderski Niderlandzki',
    uk: 'Ukraiński',
    ru: 'Rosyjski',
    cs: 'Czeski',
    sk: 'Słowacki',
    fi: 'Fiński',
  },
  titles:
    'pracownik|pracownica|pracownik produkcji|kierownik|kierowniczka|specjalista|specjalistka|asystent|asystentka|inżynier|nauczyciel|nauczycielka|pielęgniarka|pielęgniarz|opiekun|opiekunka|konsultant|konsultantka|doradca|sprzedawca|sprzedawczyni|kasjer|kasjerka|kelner|kelnerka|kucharz|kucharka|pomoc kuchenna|sprzątaczka|sprzątający|elektryk|hydraulik|stolarz|cieśla|murarz|malarz|spawacz|ślusarz|mechanik|monter|kierowca|kierowca ciężarówki|magazynier|magazynierka|operator|operator maszyn|operator wózka|tokarz|księgowa|księgowy|analityk|programista|programistka|koordynator|koordynatorka|dyrektor|prezes|brygadzista|mistrz|technik|recepcjonistka|recepcjonista|sekretarka|fryzjer|fryzjerka|piekarz|cukiernik|lekarz|dentystka|farmaceuta|praktykant|praktykantka|stażysta|stażystka|rolnik|ogrodnik|rzeźnik|pakowacz|pomocnik|robotnik|budowlaniec|dekarz|zbrojarz|barman|barmanka|architekt|redaktor|prawnik|fizjoterapeuta|ratownik|ochroniarz|przedstawiciel|handlowiec|zastępca|młodszy|starszy',
  titleStarts:
    'starszy|starsza|młodszy|młodsza|zastępca|główny|główna|kierownik|specjalista|pracownik|operator|asystent',
  companies:
    'sp z o o|sp z oo|spzoo|s a|sp j|sp k|s c|spółka|firma|zakład|zakłady|przedsiębiorstwo|szpital|przychodnia|urząd|gmina|miasto|ministerstwo|szkoła podstawowa|przedszkole|stocznia|hurtownia|sklep|restauracja|hotel|piekarnia|cukiernia|apteka|fabryka|kopalnia|huta|warsztat|biedronka|żabka|lidl|kaufland|orlen|poczta|poczta polska|pkp|pko|bank|budownictwo|transport|logistyka|magazyn|dom opieki|kancelaria|salon|usługi|produkcja|polska|grupa|centrum',
  companyEndings: 'wnia|arnia|spedycja',
  degrees:
    'magister|licencjat|inżynier|mgr|mgr inż|inż|technik|matura|studia|studia magisterskie|studia licencjackie|studia inżynierskie|studia podyplomowe|świadectwo|świadectwo dojrzałości|wykształcenie średnie|wykształcenie zawodowe|wykształcenie wyższe|dyplom|doktorat|kierunek|zawód|egzamin|czeladnik',
  degreeEndings:
    'ologia|istyka|nictwo|ictwo|nika|nomia|ekonomia|zarządzanie|budownictwo|informatyka|pielęgniarstwo|rachunkowość|logistyka',
  schools:
    'uniwersytet|uniwersytetu|politechnika|akademia|wyższa szkoła|szkoła|szkoła podstawowa|gimnazjum|liceum|liceum ogólnokształcące|technikum|zespół szkół|zasadnicza szkoła zawodowa|szkoła zawodowa|szkoła policealna|szkoła branżowa|agh|sgh|uczelnia|instytut|studium|kolegium|szkoła średnia|szkoła główna',
  schoolEndings: 'technikum|liceum|gimnazjum|politechnika|uniwersytet|akademia',
  atWork: '',
  labels: {
    document: 'curriculum vitae|cv|życiorys',
    name: 'imię i nazwisko|imiona i nazwisko|nazwisko i imię|imię, nazwisko|nazywam się',
    firstName: String.raw`imię|imiona|imię \(imiona\)|pierwsze imię`,
    lastName: 'nazwisko|nazwiska|nazwisko rodowe',
    email: 'e-?mail|adres e-?mail|poczta elektroniczna|adres poczty elektronicznej|mail',
    address:
      'adres|adres zamieszkania|adres korespondencyjny|adres zameldowania|ulica(?: i numer| i nr domu)?|zamieszkał[ya]',
    otherFields:
      'kod(?: pocztowy)?(?: i miejscowość)?|miejscowość|miasto|kraj|narodowość|obywatelstwo|płeć|stan cywilny|miejsce urodzenia|pesel|drugie imię|tytuł|strona internetowa|prawo jazdy|wiek|województwo',
    phone: 'tel|telefon(?: kontaktowy| komórkowy)?|nr tel(?:efonu)?|kom|komórka|numer telefonu|tel kom',
    birth: String.raw`data urodzenia|urodzony|urodzona|ur\.`,
    noName:
      'adres|telefon|kontakt|dane|osobowe|polska|urodzenia|narodowość|obywatelstwo|imię|nazwisko|e-mail|życiorys|stan|cywilny|prawo|jazdy|kod|miejscowość',
  },
};
