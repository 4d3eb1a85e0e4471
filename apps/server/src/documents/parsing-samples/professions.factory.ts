/** Names, places and occupations of sample people. */

export interface Profession {
  titles: readonly string[];
  companies: readonly string[];
  tasks: readonly string[];
  educations: readonly (readonly [degree: string, school: string])[];
  skills: readonly string[];
  about: string;
}

export const danishNames =
  'Anne Kirstine Bjerregaard|Mads Østergaard Lund|Sofie Winther|Jens-Peter Krogsgaard|Fatima Al-Khatib|Oliver Bech Hansen|Ditte Marie Vestergård|Søren Åkjær|Karoline Juhl Thygesen|Mehmet Yilmaz|Tove Damsgaard|Nikolaj Brandt Sørensen|Pernille Skov|Ahmed Hassan Nur|Camilla Rosenkilde|Lars Bo Ravn|Emma Louise Kjær|Piotr Kowalski|Birgitte Høeg Mortensen|Thomas Øland'.split(
    '|',
  );
export const englishNames =
  'Hannah Fraser|Rajesh Kumar Iyer|Maria Gonzalez Ortiz|Peter van der Berg|Olena Kovalenko|James O’Connor|Linh Nguyen|Sara Lindqvist|Tomasz Nowak|Amina Yusuf'.split(
    '|',
  );
export const towns: readonly (readonly [string, string])[] = [
  ['8000', 'Aarhus C'],
  ['5000', 'Odense C'],
  ['9000', 'Aalborg'],
  ['2200', 'København N'],
  ['7100', 'Vejle'],
  ['6700', 'Esbjerg'],
  ['4700', 'Næstved'],
  ['8800', 'Viborg'],
  ['2000', 'Frederiksberg'],
  ['3400', 'Hillerød'],
  ['6400', 'Sønderborg'],
  ['8600', 'Silkeborg'],
  ['2860', 'Søborg'],
  ['9800', 'Hjørring'],
];
export const streets =
  'Nørregade 14|Skovvej 7|Vestergade 112, 3. tv|Åboulevarden 33, st. th|Egevænget 5|H.C. Andersens Boulevard 21|Østre Allé 88 B|Møllebakken 2|Store Kongensgade 40C, 2. sal|Ved Åen 16|Lyngbyvej 203|Gl. Landevej 9'.split(
    '|',
  );

export const danish: readonly Profession[] = [
  {
    titles: ['Sygeplejerske', 'Afdelingssygeplejerske', 'Social- og sundhedsassistent', 'Sygeplejevikar'],
    companies: [
      'Aarhus Universitetshospital',
      'Regionshospitalet Horsens',
      'Plejecenter Solgården',
      'Odense Kommune',
      'Lægerne på Torvet',
      'Hjemmeplejen Syd',
    ],
    tasks: [
      'Pleje og behandling af akutte patienter',
      'Oplæring af studerende',
      'Medicinhåndtering og dokumentation',
      'Koordinering med pårørende og kommuner',
    ],
    educations: [
      ['Professionsbachelor i sygepleje', 'VIA University College'],
      ['Social- og sundhedsassistent', 'SOSU Østjylland'],
      ['STX', 'Viborg Katedralskole'],
    ],
    skills: ['Medicinhåndtering', 'Sårpleje', 'Palliation', 'Columna', 'Journalføring'],
    about:
      'Erfaren sygeplejerske, der bevarer roen i en travl hverdag. Jeg trives med tæt samarbejde og høj faglighed.',
  },
  {
    titles: ['Softwareudvikler', 'Senior softwareudvikler', 'Backend-udvikler', 'Studentermedhjælper, it-udvikling'],
    companies: ['Systematic A/S', 'Trifork', 'Netcompany', 'Fjordblik ApS', 'Kvist', 'Danske Spil'],
    tasks: [
      'Udvikling af REST-API’er i Java og Kotlin',
      'Drift i Kubernetes',
      'Code review og parprogrammering',
      'Migrering fra monolit til mindre tjenester',
    ],
    educations: [
      ['Cand.scient. i datalogi', 'Aarhus Universitet'],
      ['Bachelor i datalogi', 'Aarhus Universitet'],
      ['Datamatiker', 'Erhvervsakademi Aarhus'],
      ['HTX', 'Aarhus Tech'],
    ],
    skills: ['Java', 'Kotlin', 'Docker', 'PostgreSQL', 'Git', 'Kubernetes'],
    about: 'Udvikler med sans for enkle løsninger og god kode. Jeg har arbejdet med alt fra betalinger til kort.',
  },
  {
    titles: ['Butiksassistent', 'Souschef', 'Salgselev', 'Butikschef', 'Kassemedarbejder'],
    companies: ['Føtex', 'Netto', 'Bog & Idé', 'Imerco', 'Sport 24', 'SuperBrugsen Hasle'],
    tasks: [
      'Kundebetjening og kassebetjening',
      'Vareopfyldning og bestilling',
      'Vagtplaner for 12 medarbejdere',
      'Optælling og svind',
    ],
    educations: [
      ['Detailhandelsuddannelse', 'Mercantec'],
      ['HHX', 'Niels Brock'],
      ['10. klasse', 'Ringe Kost- og Realskole'],
    ],
    skills: ['Kundeservice', 'Salg', 'Kassebetjening', 'Merchandising', 'Varebestilling'],
    about: 'Smilende og stabil medarbejder, som kunderne husker. Jeg møder til tiden og tager gerne aftenvagter.',
  },
  {
    titles: ['Tømrer', 'Tømrersvend', 'Formand', 'Tømrerlærling'],
    companies: [
      'Enemærke & Petersen',
      'Hansen & Søn Byg ApS',
      'MT Højgaard',
      'Tømrermester Poul Lund',
      'Juul & Nielsen A/S',
    ],
    tasks: [
      'Renovering af etageejendomme',
      'Montering af tag, vinduer og døre',
      'Styring af sjak på seks mand',
      'Gipsvægge og lofter',
    ],
    educations: [
      ['Tømrer, svendebrev', 'Aarhus Tech'],
      ['Grundforløb 2', 'EUC Lillebælt'],
      ['Folkeskolens afgangsprøve', 'Tranbjergskolen'],
    ],
    skills: ['Tagarbejde', 'Stillads', 'Tegningslæsning', 'Renovering', 'Kvalitetssikring'],
    about: 'Faglært tømrer med ordenssans. Jeg er vant til at stå for egne opgaver fra tegning til aflevering.',
  },
  {
    titles: [
      'Marketingkoordinator',
      'Digital marketingmedarbejder',
      'Kommunikationskonsulent',
      'Praktikant, kommunikation',
    ],
    companies: ['Novo Nordisk', 'Advice', 'Visit Aarhus', 'Kræftens Bekæmpelse', 'Georg Jensen Damask', 'Hummel'],
    tasks: [
      'Planlægning af kampagner på sociale medier',
      'Nyhedsbreve og SEO',
      'Budget og rapportering',
      'Intern kommunikation i forandringer',
    ],
    educations: [
      ['Cand.mag. i medievidenskab', 'Syddansk Universitet'],
      ['BA i dansk', 'Københavns Universitet'],
      ['Markedsføringsøkonom', 'Cphbusiness'],
      ['Studentereksamen', 'Ordrup Gymnasium'],
    ],
    skills: ['SEO', 'Google Analytics', 'Photoshop', 'Tekstforfatning', 'Sociale medier'],
    about: 'Kreativ og struktureret kommunikatør, der kan omsætte strategi til indhold, folk gider læse.',
  },
  {
    titles: ['Lærer', 'Folkeskolelærer', 'Pædagog', 'Pædagogmedhjælper', 'Lærervikar'],
    companies: ['Skovvangskolen', 'Børnehuset Regnbuen', 'Gladsaxe Kommune', 'Hillerød Lille Skole', 'SFO Myretuen'],
    tasks: [
      'Undervisning i dansk og historie på mellemtrinnet',
      'Klasselærer for 5.b',
      'Skole-hjem-samarbejde',
      'Planlægning af ture og temauger',
    ],
    educations: [
      ['Læreruddannelsen', 'Københavns Professionshøjskole'],
      ['Professionsbachelor som pædagog', 'University College Lillebælt'],
      ['HF', 'Randers HF & VUC'],
    ],
    skills: ['Klasseledelse', 'Inklusion', 'Specialpædagogik', 'Aula', 'Konflikthåndtering'],
    about: 'Engageret lærer, der tror på nysgerrighed. Jeg bygger broer mellem børn, forældre og kolleger.',
  },
  {
    titles: ['Bogholder', 'Økonomiassistent', 'Regnskabschef', 'Kontorassistent', 'Lønbogholder'],
    companies: ['Beierholm', 'Danish Crown A/S', 'Sønderborg Kommune', 'Vald. Birn', 'Nordlys Revision', 'DLG'],
    tasks: [
      'Daglig bogføring og afstemning',
      'Moms og lønafregning',
      'Årsafslutning sammen med revisor',
      'Debitorer og kreditorer',
    ],
    educations: [
      ['HD i regnskab', 'Aarhus BSS'],
      ['Akademiuddannelse i økonomi', 'IBA Erhvervsakademi Kolding'],
      ['Kontoruddannelse med speciale i økonomi', 'Handelsskolen i Sønderborg'],
      ['HHX', 'Business College Syd'],
    ],
    skills: ['Excel', 'Navision', 'e-conomic', 'Bogføring', 'Lønadministration'],
    about: 'Systematisk bogholder med mange års erfaring i mindre og mellemstore virksomheder.',
  },
  {
    titles: ['Lagermedarbejder', 'Truckfører', 'Chauffør', 'Terminalarbejder', 'Buschauffør'],
    companies: ['DSV', 'PostNord', 'Leman', 'Arriva Danmark A/S', 'Salling Group', 'Frode Laursen'],
    tasks: [
      'Pluk og pak med scanner',
      'Kørsel med truck B',
      'Varemodtagelse og kontrol',
      'Distribution i Trekantområdet',
    ],
    educations: [
      ['Lager- og terminaluddannelsen', 'Learnmark Horsens'],
      ['AMU: Gaffeltruckcertifikat B', 'AMU Syd'],
      ['9. klasse', 'Bredballe Skole'],
    ],
    skills: ['Truckcertifikat', 'Pluk og pak', 'SAP', 'Lagerstyring', 'Arbejdsmiljø'],
    about: 'Stabil og fleksibel medarbejder, der ikke er bange for at tage fat.',
  },
  {
    titles: ['Kok', 'Køkkenchef', 'Tjener', 'Kokkeelev', 'Opvasker'],
    companies: [
      'Restaurant Kadeau',
      'Hotel Comwell',
      'Café Smagløs',
      'Kantinen på Christiansborg',
      'Molskroen',
      'Meyers',
    ],
    tasks: [
      'Ansvar for varmt køkken',
      'Menuplanlægning og indkøb',
      'Egenkontrol og hygiejne',
      'Selskaber op til 200 gæster',
    ],
    educations: [
      ['Kok, svendebrev', 'Hotel- og Restaurantskolen'],
      ['Gastronom med speciale som kok', 'Tietgen'],
      ['Folkeskole', 'Vorbasse Skole'],
    ],
    skills: ['Egenkontrol', 'Menuplanlægning', 'Hygiejne', 'Bagning', 'Personaleledelse'],
    about: 'Kok med hjertet i det nordiske køkken. Jeg trives i et højt tempo og under åben kedel.',
  },
  {
    titles: ['Projektleder', 'Bygningsingeniør', 'Konstruktionsingeniør', 'Ingeniørpraktikant'],
    companies: ['COWI', 'Rambøll', 'Artelia', 'Niras A/S', 'Sweco Danmark', 'Per Aarsleff'],
    tasks: [
      'Projektering af broer og tunneler',
      'Økonomi og tid for anlægsprojekter',
      'Dialog med bygherre og myndigheder',
      'Statiske beregninger',
    ],
    educations: [
      ['Civilingeniør i byggeri og anlæg', 'Danmarks Tekniske Universitet'],
      ['Diplomingeniør', 'VIA University College Horsens'],
      ['STX, matematisk linje', 'Herlufsholm Skole'],
    ],
    skills: ['AutoCAD', 'Revit', 'Projektledelse', 'Statik', 'MS Project'],
    about: 'Ingeniør, der holder budgettet og tonen. Jeg har ledet projekter fra idé til aflevering.',
  },
];
