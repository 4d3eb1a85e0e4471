import type { SampleContact, SampleJob } from '../sample.types.ts';

const poul: SampleContact = {
  name: 'Poul Erik Nørgaard',
  role: 'fabrikschef',
  email: 'poul@limfjordseafood.test',
  phone: '97 00 00 74',
};
const dorte: SampleContact = {
  name: 'Dorte Ravn',
  role: 'HR-ansvarlig',
  email: 'dorte@vindmosen.test',
  phone: '97 00 00 86',
};

export const industryJobs: SampleJob[] = [
  {
    key: 'driftsoperatoer-varmevaerk',
    company: 'nordlys-energi',
    title: 'Driftsoperatør til varmeværket i Aalborg Øst',
    category: 'Industri og produktion',
    subcategories: ['Energi og forsyning'],
    occupation: 'kedelpasser',
    zip: '9220',
    address: 'Langerak 90',
    jobType: 1,
    hoursPerWeek: 35,
    pay: { from: 38500, to: 43000, unit: 'month' },
    remote: 'none',
    education: 4,
    experience: 2,
    management: false,
    skills: ['SCADA', 'Fejlfinding', 'Vedligehold', 'Automation', 'Ansvarsbevidst'],
    start: 60,
    deadlineInDays: 18,
    createdDaysAgo: 5.8,
    contact: { name: 'Ejnar Vrå', role: 'driftschef', email: 'ejnar@nordlysenergi.test', phone: '98 00 00 13' },
    teaser: 'Syv skærme, tre kedler og en by, der tager varmt vand som en selvfølge.',
    descriptionHtml: `<p>Når temperaturen falder ti grader på en nat, er der 61.000 huse, der tænder for varmen samtidig. Så er det dig, der allerede har set på vejrudsigten.</p>
<h3>Det skal du lave</h3>
<ul><li>Styre og overvåge produktionen fra kontrolrummet</li><li>Gå rundering og lytte. Meget opdager man stadig med ørerne</li><li>Lave mindre reparationer selv og koordinere de større</li><li>Starte reservekedler, når fjorden fryser eller elprisen driller</li></ul>
<h3>Vagter</h3>
<p>Femholdsskift med 35 timer i snit. Planen ligger et år frem, og du er aldrig alene på værket.</p>
<h3>Det ser vi gerne</h3>
<p>Du er maskinmester, energitekniker eller smed med erfaring fra drift. Kedelpassercertifikat er en fordel, og ellers tager du det her. Du er den type, der skriver en ordentlig log.</p>`,
    visits: 127,
    language: 'da',
  },
  {
    key: 'cnc-operatoer',
    company: 'vindmosen',
    title: 'CNC-operatør til store emner',
    category: 'Industri og produktion',
    subcategories: ['CNC og spåntagning'],
    occupation: 'CNC-operatør',
    zip: '7330',
    address: 'Fabriksvej 14',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 182, to: 214, unit: 'hour' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['CNC', 'Maskinbetjening', 'Kvalitetskontrol', 'Kranførercertifikat', 'Samarbejdsevner'],
    start: 28,
    deadlineInDays: 21,
    createdDaysAgo: 1.6,
    contact: dorte,
    teaser: 'Emner på ni ton og tolerancer på to hundrededele. Begge dele skal passe.',
    descriptionHtml: `<p>Et nav til en havmølle vejer som to elefanter og skal sidde inden for tykkelsen af et hår. Du står for den del, hvor det bliver rigtigt.</p>
<h3>Arbejdet</h3>
<p>Du opstiller, kører og måler på to karruseldrejebænke sammen med en gruppe på fem. I planlægger selv ugen. Skrot bliver talt om, ikke skjult.</p>
<ul><li>Opspænding og programrettelser</li><li>Måling, også i målerummet</li><li>Løft med traverskran</li></ul>
<h3>Dine forudsætninger</h3>
<p>Du er industritekniker eller har lært det ved maskinen. Vi kører treholdsskift, og der er tillæg på 24 % om natten. Vil du kun arbejde dag, så skriv det, for det er der også plads til.</p>
<p>Fra Herning og Ikast kører der samkørsel til alle tre hold.</p>`,
    visits: 139,
    language: 'da',
  },
  {
    key: 'produktionsmedarbejder-seafood',
    company: 'limfjord-seafood',
    title: 'Produktionsmedarbejder på muslingefabrikken',
    category: 'Industri og produktion',
    subcategories: ['Produktionsmedarbejder', 'Fødevareindustri'],
    occupation: 'produktionsmedarbejder',
    zip: '7900',
    address: 'Østre Havn 15',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 158, to: 174, unit: 'hour' },
    remote: 'none',
    education: 1,
    experience: 1,
    management: false,
    skills: ['HACCP', 'Mødestabil', 'Samarbejdsevner', 'Hygiejnebevis'],
    start: 'snarest',
    deadlineInDays: 24,
    createdDaysAgo: 9.8,
    contact: poul,
    teaser: 'Fast job, fast hold og varm suppe kl. 9. Havnen ligger uden for døren.',
    descriptionHtml: `<p>Vi renser og pakker 60 ton muslinger om dagen. Det larmer, det er vådt, og det er nogle af de bedste kolleger på Mors.</p>
<h3>Hvad du laver</h3>
<ul><li>Sortering ved båndet, pakning og palletering</li><li>Rengøring af linjen ved skift</li><li>Kontrol af vægt og temperatur</li></ul>
<p>I skifter plads hver time. Høreværn, støvler og dragter er firmaets, og der bliver vasket hver dag.</p>
<h3>Hvad vi beder om</h3>
<p>Du er fyldt 18 år og kan møde kl. 6. Vi taler dansk, engelsk, rumænsk, polsk og ukrainsk på fabrikken, og der er danskundervisning om onsdagen. Erfaring er ikke nødvendig.</p>
<h3>Bolig</h3>
<p>Flytter du til øen, har vi seks lejligheder, som du kan leje det første halve år til kostpris.</p>`,
    visits: 184,
    language: 'da',
  },
  {
    key: 'kvalitetstekniker-seafood',
    company: 'limfjord-seafood',
    title: 'Kvalitetstekniker til laboratorium og linje',
    category: 'Industri og produktion',
    subcategories: ['Kvalitet og laboratorium', 'Fødevareindustri'],
    occupation: 'kvalitetstekniker',
    zip: '7900',
    address: 'Østre Havn 15',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 34800, to: 39400, unit: 'month' },
    remote: 'none',
    education: 4,
    experience: 2,
    management: false,
    skills: ['Kvalitetskontrol', 'Laboratoriearbejde', 'HACCP', 'Kvalitetsstyring', 'Skriftlig formidling'],
    start: 45,
    deadlineInDays: 12,
    createdDaysAgo: 18.5,
    contact: { name: 'Ioana Marin', role: 'kvalitetschef', email: 'ioana@limfjordseafood.test', phone: '97 00 00 76' },
    teaser: 'Du kan stoppe linjen, og ingen spørger hvorfor, før den er stoppet.',
    descriptionHtml: `<p>Hos os har kvalitet en rød knap, og den må bruges. Du bliver en af tre, der passer på, at det, vi sender ud, er det, vi siger, at det er.</p>
<h3>Opgaver</h3>
<ul><li>Prøver fra skib til færdig pakke: toksiner, bakterier, temperatur</li><li>Egenkontrol og besøg af Fødevarestyrelsen</li><li>Certificering og dokumentation til kunder i Belgien og Frankrig</li><li>Oplæring på linjen, så den næste fejl bliver set af alle</li></ul>
<h3>Dig</h3>
<p>Du er laborant, procesteknolog eller fødevareteknolog. Du er lige så tryg i kittel som i gummistøvler. Fransk er en gave, men ikke et krav.</p>`,
    visits: 61,
    language: 'da',
  },
  {
    key: 'mejerist',
    company: 'lyngmark-mejeri',
    title: 'Mejerist til ostekælder og ystning',
    category: 'Industri og produktion',
    subcategories: ['Fødevareindustri'],
    occupation: 'mejerist',
    zip: '5700',
    address: 'Mejerivej 1',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 31800, to: 36400, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['HACCP', 'Kvalitetskontrol', 'Maskinbetjening', 'Hygiejnebevis'],
    start: 35,
    deadlineInDays: 16,
    createdDaysAgo: 3.4,
    contact: {
      name: 'Pernille Skaarup',
      role: 'mejerichef',
      email: 'pernille@lyngmarkmejeri.test',
      phone: '62 00 00 39',
    },
    teaser: 'Halvdelen af tiden i et moderne ysteri, halvdelen i en kælder med 9.000 oste.',
    descriptionHtml: `<p>Ost bliver lavet to gange: først i karret og så i kælderen. De fleste steder er det to forskellige job. Her er det ét.</p>
<h3>Sådan ser ugen ud</h3>
<p>To dage i ysteriet, hvor du styrer karrene fra skærmen og smager dig frem. To dage i kælderen, hvor ostene skal vendes, børstes og vurderes. Den femte dag skifter: udvikling, rengøring eller besøg hos en af de 40 gårde.</p>
<h3>Vi søger dig, der</h3>
<ul><li>er udlært mejerist eller procesoperatør fra mejeri</li><li>stoler på både måleren og tungen</li><li>kan arbejde på treholdsskift hver tredje uge</li></ul>
<p>Du får din egen serie oste fra dag ét. Den, der vandt ved landsskuet for to år siden, var en elevs.</p>`,
    visits: 87,
    language: 'da',
  },
  {
    key: 'svejser-esbjerg',
    company: 'vesterrev',
    title: 'Svejser til flydedok, rustfrit og sort',
    category: 'Industri og produktion',
    subcategories: ['Service og montage', 'Smed og svejser'],
    occupation: 'svejser',
    zip: '6700',
    address: 'Dokvej 21',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 205, to: 248, unit: 'hour' },
    remote: 'none',
    education: 2,
    experience: 3,
    management: false,
    skills: ['Svejsning', 'Smedearbejde', 'Varmt arbejde', 'GWO', 'Kvalitetsbevidst'],
    start: 'snarest',
    deadlineInDays: 14,
    createdDaysAgo: 7.8,
    contact: { name: 'Hanne Krogsgaard', role: 'værftsleder', email: 'hanne@vesterrev.test', phone: '75 00 00 93' },
    teaser: 'Et nyt skib hver tredje uge. Ingen af dem har de samme problemer.',
    descriptionHtml: `<p>Når dokken er løftet, og vandet er løbet af, går vi rundt om skroget sammen og ser, hvad det er, vi har fået ind. Derefter har vi som regel ti døgn.</p>
<h3>Arbejdet</h3>
<ul><li>Pladearbejde og rør i sort og rustfrit stål</li><li>TIG og rørtråd, certifikater efter ISO 9606</li><li>Af og til en uge til søs, aftalt i god tid og ekstra betalt</li></ul>
<h3>Sikkerhed</h3>
<p>Brandvagt, udsugning og friskluft er ikke til forhandling. Vi stopper, hvis vinden går over 14 meter i sekundet, også når rederiet ringer.</p>
<h3>Dig</h3>
<p>Du har certifikater, der gælder, eller som vi kan forny. Du læser tegninger og tør sige, når de er forkerte. Overarbejde i travle perioder bliver udbetalt eller taget som fri, som du vil.</p>`,
    visits: 102,
    language: 'da',
  },
  {
    key: 'robottekniker',
    company: 'lindgaard-robotics',
    title: 'Robottekniker med base i Aalborg',
    category: 'Industri og produktion',
    subcategories: ['Automation og robotter', 'Service og montage'],
    occupation: 'robottekniker',
    zip: '9200',
    address: 'Værkstedsgade 22',
    jobType: 1,
    hoursPerWeek: 37,
    pay: { from: 37500, to: 43500, unit: 'month' },
    remote: 'none',
    education: 2,
    experience: 2,
    management: false,
    skills: ['Robotteknologi', 'Automation', 'PLC-programmering', 'Fejlfinding', 'Pneumatik'],
    start: 40,
    deadlineInDays: 23,
    createdDaysAgo: 11.2,
    contact: {
      name: 'Søren Lindgaard',
      role: 'teknisk direktør',
      email: 'soren@lindgaardrobotics.test',
      phone: '98 00 00 62',
    },
    teaser: '60 rejsedage om året, og resten af tiden bygger du dem, du senere skal besøge.',
    descriptionHtml: `<p>Den bedste tekniker er den, der selv har skruet robotten sammen. Derfor bygger vores teknikere i hallen, når de ikke er ude.</p>
<h3>Du kommer til at</h3>
<ul><li>montere og indkøre nye robotter i hallen</li><li>sætte dem op hos kunder i Danmark, Norge og Holland</li><li>oplære operatørerne, så de sjældent behøver at ringe</li><li>fortælle udviklerne, hvad der er umuligt at komme til med en skruenøgle</li></ul>
<h3>Rejser</h3>
<p>Cirka 60 dage om året, planlagt tre uger frem. Rejsetid er arbejdstid. Har du små børn, laver vi en plan med færre.</p>
<h3>Baggrund</h3>
<p>Automatiktekniker, elektriker, mekatroniker eller en landmand, der er god til malkerobotter. Det sidste er ikke en spøg. Vi har ansat to.</p>`,
    visits: 146,
    language: 'da',
  },
];
