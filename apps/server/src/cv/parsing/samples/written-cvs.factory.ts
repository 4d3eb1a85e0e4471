import { headingOf } from '../headings.ts';
import type { Block, Look } from './layouts.factory.ts';

/** A CV as somebody wrote it, line by line (tabs part cells, `# ` is bold), and what it says. */
export interface WrittenCv {
  style: string;
  text: string;
  name: string;
  email?: string;
  phone?: string;
  zip?: number;
  /** `title @ employer start-end`, dates as `8/2016` or `2016`, `nu` for still there. */
  jobs: readonly string[];
  /** `education @ school start-end`. */
  educations: readonly string[];
  skills?: readonly string[];
  languages?: readonly string[];
}

/** CVs in the styles that other programs and other people have, written by hand and not drawn from the layouts of the generator. */
export const writtenCvs: readonly WrittenCv[] = [
  {
    style: 'Europass with labels',
    text: `
Europass Curriculum Vitae
# Personal information
First name(s) / Surname(s)	Mette Højgaard
Address(es)	Skovvej 14, 5000 Odense C (Denmark)
Telephone(s)	Mobile: +45 22 33 44 55
E-mail(s)	mette.hoejgaard@example.dk
Nationality	Danish
Date of birth	14 March 1986
# Work experience
Dates	01/08/2016 →
Occupation or position held	Project coordinator
Main activities and responsibilities	Coordinating projects with eleven partners.
Name and address of employer	Odense Kommune, Flakhaven 2, 5000 Odense C (Denmark)
Type of business or sector	Public administration
Dates	02/2012 – 07/2016
Occupation or position held	Administrative officer
Main activities and responsibilities	Minutes, budgets and travel.
Name and address of employer	Syddansk Universitet, Campusvej 55, 5230 Odense M (Denmark)
# Education and training
Dates	2006 – 2011
Title of qualification awarded	Cand.mag. i europæiske studier
Name and type of organisation providing education and training	Aalborg Universitet
# Personal skills and competences
Mother tongue(s)	Danish
Other language(s)	English, German`,
    name: 'Mette Højgaard',
    email: 'mette.hoejgaard@example.dk',
    phone: '+45 22 33 44 55',
    zip: 5000,
    jobs: [
      'Project coordinator @ Odense Kommune 8/2016-nu',
      'Administrative officer @ Syddansk Universitet 2/2012-7/2016',
    ],
    educations: ['Cand.mag. i europæiske studier @ Aalborg Universitet 2006-2011'],
    languages: ['Dansk', 'Engelsk', 'Tysk'],
  },
  {
    style: 'Europass of 2020',
    text: `
# Nikolaj Brandt
Date of birth: 02/11/1993 | Nationality: Danish | Phone: (+45) 31425364 (Mobile) | Email address: nikolaj.brandt@example.com |
Address: Strandboulevarden 96, 2100, København Ø, Denmark (Home)
# WORK EXPERIENCE
[ 01/03/2021 – Current ]
# Process engineer
Haldor Kemi A/S
City: Kalundborg | Country: Denmark
Responsible for two lines of distillation.
[ 15/08/2018 – 28/02/2021 ]
# Graduate engineer
Novenco Systems
City: Næstved | Country: Denmark
# EDUCATION AND TRAINING
[ 01/09/2016 – 30/06/2018 ]
# MSc in Chemical Engineering
Danmarks Tekniske Universitet
[ 01/09/2013 – 30/06/2016 ]
# BSc in Chemistry and Technology
Danmarks Tekniske Universitet
# LANGUAGE SKILLS
Mother tongue(s): Danish
Other language(s): English C1, German B1`,
    name: 'Nikolaj Brandt',
    email: 'nikolaj.brandt@example.com',
    phone: '(+45) 31425364',
    zip: 2100,
    jobs: ['Process engineer @ Haldor Kemi A/S 3/2021-nu', 'Graduate engineer @ Novenco Systems 8/2018-2/2021'],
    educations: [
      'MSc in Chemical Engineering @ Danmarks Tekniske Universitet 2016-2018',
      'BSc in Chemistry and Technology @ Danmarks Tekniske Universitet 2013-2016',
    ],
    languages: ['Dansk', 'Engelsk', 'Tysk'],
  },
  {
    style: 'LinkedIn',
    text: `
Kontakt
+4522113344 (Mobile)
jonas.bruun@example.com
www.linkedin.com/in/jonas-bruun
(LinkedIn)
Topkompetencer
Salg
Kundeservice
Forhandling
Languages
Dansk (Native or Bilingual)
Engelsk (Full Professional)
# Jonas Bruun
Account Manager hos Nordlys Energi
København, Hovedstaden, Danmark
# Resumé
Jeg har solgt strøm til virksomheder i ti år og kan lide det lange, ærlige kundeforhold.
# Erfaring
Nordlys Energi
Account Manager
januar 2020 - Present (4 år 8 måneder)
København, Danmark
Fjordbanken
6 år 2 måneder
Seniorrådgiver
marts 2016 - december 2019 (3 år 10 måneder)
Odense
Rådgiver
november 2013 - februar 2016 (2 år 4 måneder)
# Uddannelse
Copenhagen Business School
Bachelor (B.Sc.), Erhvervsøkonomi · (2010 - 2013)
Ørestad Gymnasium
STX · (2007 - 2010)`,
    name: 'Jonas Bruun',
    email: 'jonas.bruun@example.com',
    phone: '+4522113344',
    jobs: [
      'Account Manager @ Nordlys Energi 1/2020-nu',
      'Seniorrådgiver @ Fjordbanken 3/2016-12/2019',
      'Rådgiver @ Fjordbanken 11/2013-2/2016',
    ],
    educations: [
      'Bachelor (B.Sc.), Erhvervsøkonomi @ Copenhagen Business School 2010-2013',
      'STX @ Ørestad Gymnasium 2007-2010',
    ],
    skills: ['Salg', 'Kundeservice', 'Forhandling'],
    languages: ['Dansk', 'Engelsk'],
  },
  {
    style: 'English headings, Danish words',
    text: `
# Camilla Ravn Sørensen
Marketingkoordinator | 8000 Aarhus C | Tlf.: 61 72 83 94 | camilla.ravn@example.dk
ABOUT ME
Jeg får gode idéer til at blive til noget, og jeg måler, om de virkede.
WORK EXPERIENCE
Marketingkoordinator – Solstrand Møbler, Aarhus
sep. 2019 – nu
• Kampagner fra idé til evaluering
• Budget på 2 mio. kr.
Studentermedhjælper, marketing – Bogbørsen
08/2016-12/2018
• Nyhedsbreve
EDUCATION
Cand.merc. i marketing, Aarhus BSS, 2017-2019
HA(almen) - Aarhus Universitet - 2014-2017
Summer 2014: Summer School in Media, University of Sussex
SKILLS
Jeg er stærk i Photoshop, InDesign og Google Analytics, og jeg arbejder dagligt med WordPress.`,
    name: 'Camilla Ravn Sørensen',
    email: 'camilla.ravn@example.dk',
    phone: '61 72 83 94',
    zip: 8000,
    jobs: [
      'Marketingkoordinator @ Solstrand Møbler 9/2019-nu',
      'Studentermedhjælper, marketing @ Bogbørsen 8/2016-12/2018',
    ],
    educations: [
      'Cand.merc. i marketing @ Aarhus BSS 2017-2019',
      'HA(almen) @ Aarhus Universitet 2014-2017',
      'Summer School in Media @ University of Sussex -2014',
    ],
    skills: ['Photoshop', 'InDesign', 'Google Analytics', 'WordPress'],
  },
  {
    style: 'employer in bold, title with the dates',
    text: `
# Torben Kjær
Ringvej 210, 8600 Silkeborg
40 11 22 33 / torben.kjaer@example.org
# Erhvervserfaring
# Transportcompagniet Midt, Horsens
Disponent (2018 - 2021)
Planlagde 40 biler om dagen og talte med alle chaufførerne.
# Blå Linje Spedition
Speditørelev (2015-2017)
# Uddannelse
# Learnmark Horsens
Speditør (2015-2017)
# Horsens Handelsgymnasium
HHX (2012-2015)
# IT
Navision, Excel og Outlook på brugerniveau`,
    name: 'Torben Kjær',
    email: 'torben.kjaer@example.org',
    phone: '40 11 22 33',
    zip: 8600,
    jobs: ['Disponent @ Transportcompagniet Midt 2018-2021', 'Speditørelev @ Blå Linje Spedition 2015-2017'],
    educations: ['Speditør @ Learnmark Horsens 2015-2017', 'HHX @ Horsens Handelsgymnasium 2012-2015'],
    skills: ['Navision', 'Excel', 'Outlook'],
  },
  {
    style: 'typed in a hurry',
    text: `
CV
Navn: Ahmad Khalil
Adresse: Gellerupvej 8, 2. tv., 8220 Brabrand
Mobil: 50 60 70 80
Mail: ahmad.khalil@example.com
Født: 12.05.1991
Arbejde:
2021 - nu Chauffør, Midtbus Danmark
2017-2021 Lagermedarbejder hos Dansk Frugtimport, Årslev
2015 Afløser i Brabrand Hjemmepleje
Skole:
2012-2013 Buschauffør, AMU Nordjylland
2009-2012 HF, VUC Aarhus
Sprog: arabisk, dansk og lidt engelsk
Kørekort: B, C og D`,
    name: 'Ahmad Khalil',
    email: 'ahmad.khalil@example.com',
    phone: '50 60 70 80',
    zip: 8220,
    jobs: [
      'Chauffør @ Midtbus Danmark 2021-nu',
      'Lagermedarbejder @ Dansk Frugtimport 2017-2021',
      'Afløser @ Brabrand Hjemmepleje 2015-2015',
    ],
    educations: ['Buschauffør @ AMU Nordjylland 2012-2013', 'HF @ VUC Aarhus 2009-2012'],
    languages: ['Arabisk', 'Dansk', 'Engelsk'],
  },
  {
    style: 'whole dates before a colon',
    text: `
CURRICULUM VITAE
Hans Ole Mikkelsen, Havnegade 3, 8900 Randers C
Telefon 86 42 10 11, hom@example.dk
Ansættelser
01.01.2011 - : Driftsleder, Gudenå Varme, Randers
1. august 2005 – 31. december 2010: Maskinmester på M/F Kyholm, Samsø Linien
1/9 1999 - 30/6 2005: Maskinassistent, Rederiet Nordhavet
Uddannelser
1995-1999: Maskinmester, Aarhus Maskinmesterskole
1992-95: Smed, Randers Tekniske Skole`,
    name: 'Hans Ole Mikkelsen',
    email: 'hom@example.dk',
    phone: '86 42 10 11',
    zip: 8900,
    jobs: [
      'Driftsleder @ Gudenå Varme 1/2011-nu',
      'Maskinmester på M/F Kyholm @ Samsø Linien 8/2005-12/2010',
      'Maskinassistent @ Rederiet Nordhavet 9/1999-6/2005',
    ],
    educations: ['Maskinmester @ Aarhus Maskinmesterskole 1995-1999', 'Smed @ Randers Tekniske Skole 1992-1995'],
  },
  {
    style: 'place and dates on one line below',
    text: `
# SOFIE AMALIE DAM
Pædagog
sofie.dam@example.com • 2500 Valby • 29 38 47 56
# Erfaring
# Pædagog i børnehave
Mælkevejen
Valby | maj 2018 - aug. 2023
- Naturgruppe hver torsdag
# Pædagogmedhjælper
Vuggestuen Tusindfryd
Hvidovre | aug. 2013 - juli 2014
# Uddannelse
# Pædagoguddannelsen
Københavns Professionshøjskole
2014 - jan. 2018
# Sprog
Dansk – modersmål
Spansk – hverdag`,
    name: 'Sofie Amalie Dam',
    email: 'sofie.dam@example.com',
    phone: '29 38 47 56',
    zip: 2500,
    jobs: ['Pædagog i børnehave @ Mælkevejen 5/2018-8/2023', 'Pædagogmedhjælper @ Vuggestuen Tusindfryd 8/2013-7/2014'],
    educations: ['Pædagoguddannelsen @ Københavns Professionshøjskole 2014-2018'],
    languages: ['Dansk', 'Spansk'],
  },
  {
    style: 'American',
    text: `
# Priya Raman
Aarhus, Denmark | +45 71 82 93 04 | priya.raman@example.io | github.com/priyaraman
# SUMMARY
Backend engineer with eight years of distributed systems behind her.
# EXPERIENCE
# Senior Software Engineer, Trailhead Labs — Aarhus	Jun 2019 to Present
• Cut p99 latency from 900 ms to 120 ms
# Software Engineer II, Quillworks Inc. — Austin, TX	Sept 2015 to May 2019
• Owned billing
# EDUCATION
# M.S. in Computer Science, University of Texas at Austin	2013 to 2015
# B.Tech. in Information Technology, Anna University	2009 to 2013
# TECHNICAL SKILLS
Languages: Go, Python, TypeScript
Databases: PostgreSQL, Redis`,
    name: 'Priya Raman',
    email: 'priya.raman@example.io',
    phone: '+45 71 82 93 04',
    jobs: [
      'Senior Software Engineer @ Trailhead Labs 6/2019-nu',
      'Software Engineer II @ Quillworks Inc. 9/2015-5/2019',
    ],
    educations: [
      'M.S. in Computer Science @ University of Texas at Austin 2013-2015',
      'B.Tech. in Information Technology @ Anna University 2009-2013',
    ],
    skills: ['Go', 'Python', 'TypeScript', 'PostgreSQL', 'Redis'],
  },
  {
    style: 'a table with a row of headings',
    text: `
Line Toft Andreasen
Tlf. 22 10 20 30, line.toft@example.dk
Parkvænget 5, 6000 Kolding
Erhvervserfaring
Periode	Stilling	Virksomhed
2020 –	Kontorassistent	Kolding Tandklinik
09/15 – 03/20	Receptionist	Hotel Koldingfjord
Uddannelse
Periode	Uddannelse	Skole
2011 – 2014	Kontorassistent med speciale i administration	IBC Kolding
IT-kompetencer
Program	Niveau
Word	Superbruger
Excel	Rutineret`,
    name: 'Line Toft Andreasen',
    email: 'line.toft@example.dk',
    phone: '22 10 20 30',
    zip: 6000,
    jobs: ['Kontorassistent @ Kolding Tandklinik 2020-nu', 'Receptionist @ Hotel Koldingfjord 9/2015-3/2020'],
    educations: ['Kontorassistent med speciale i administration @ IBC Kolding 2011-2014'],
    skills: ['Word', 'Excel'],
  },
];

/** The same CV as paragraphs and rows of a document: bold headings, bold names of entries, the first of them the person's. */
export function blocksOfText(text: string): Block[] {
  let isNamed = false;
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((raw): Block => {
      const isBold = raw.startsWith('# ');
      const line = isBold ? raw.slice(2) : raw;
      const isHeading = headingOf(line) !== undefined;
      const look: Look = isHeading ? 'heading' : isBold ? (isNamed ? 'strong' : 'name') : 'body';
      isNamed ||= look === 'name';
      const cells = line.split('\t');
      return cells.length > 1 ? { kind: 'row', cells, look } : { kind: 'text', text: line, look };
    });
}
