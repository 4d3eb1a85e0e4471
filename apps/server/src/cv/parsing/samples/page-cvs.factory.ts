import type { PageCv } from './page-files.factory.ts';

/** CVs set as word processors and web services set them, which rules were made for. Labelled before they were first read. */
export const pageCvs: readonly PageCv[] = [
  {
    style: 'letters of the name apart, titles larger than the text, employer and town by a dash',
    language: 'da',
    look: { name: 24, heading: 13, title: 12.5 },
    text: `
= K A R E N   T O F T E G A A R D
Regnskabschef i bevægelse
Tofteengen 14, 8700 Horsens · +45‑40‑16‑72‑35 · karen.toftegaard@example.dk
## ERHVERVSERFARING
+ Regnskabschef
Hedegaard Maskiner – Horsens
03/2018 – nu
- Månedsregnskab, årsregnskab og budget for fire selskaber
- Leder seks medarbejdere
+ Økonomimedarbejder
Vejle Fjernvarme – Vejle
08/2012 – 02/2018
- Kreditorer, debitorer og momsafregning
+ Bogholder
Bredal Trælast – Hedensted
01/2009 – 07/2012
## UDDANNELSE
+ HD i regnskab og økonomistyring
Syddansk Universitet – Kolding
2009 – 2013
+ Finansøkonom
Erhvervsakademi Kolding – Kolding
2006 – 2008
## FRIVILLIGT ENGAGEMENT
+ Kasserer
Horsens Roklub – Horsens
2015 – nu
## IT OG SYSTEMER
e-conomic, Navision, Excel
## SPROG
Dansk – modersmål
Engelsk – flydende`,
    name: 'Karen Toftegaard',
    email: 'karen.toftegaard@example.dk',
    phone: '+45 40 16 72 35',
    zip: 8700,
    jobs: [
      'Regnskabschef @ Hedegaard Maskiner 3/2018-nu',
      'Økonomimedarbejder @ Vejle Fjernvarme 8/2012-2/2018',
      'Bogholder @ Bredal Trælast 1/2009-7/2012',
    ],
    educations: [
      'HD i regnskab og økonomistyring @ Syddansk Universitet 2009-2013',
      'Finansøkonom @ Erhvervsakademi Kolding 2006-2008',
    ],
    skills: ['e-conomic', 'Navision', 'Excel'],
    languages: ['Dansk', 'Engelsk'],
  },
  {
    style: 'labels in everyday words, one entry in a few lines',
    language: 'da',
    look: { name: 20, heading: 12, title: 10 },
    text: `
= Jeg hedder Malthe Ravnsborg
Du kan ringe til mig på 30 419 265 eller skrive til malthe.ravnsborg@example.com
Jeg bor på Søndervangs Allé 8, 8260 Viby J
## Kort om mig
Jeg er udlært kok og har stået i køkkener, siden jeg var sytten. Jeg kan lide travlhed og rene flader.
## Her har jeg arbejdet
Hvor: Restaurant Kystens Perle
Som: Køkkenchef
Hvornår: 2019 til nu
Det lavede jeg: Menuer, indkøb og vagtplan for ni kokke.
Hvor: Hotel Marselis
Som: Souschef
Hvornår: 2014 til 2019
Det lavede jeg: Varmt køkken og selskaber.
## Her har jeg gået i skole
Hvor: Aarhus Tech
Hvad: Kok
Hvornår: 2010 til 2014
## Det kan jeg
Sæsonmenuer, allergener, egenkontrol
## Sprog jeg taler
Dansk (modersmål), engelsk (godt), tysk (lidt)`,
    name: 'Malthe Ravnsborg',
    email: 'malthe.ravnsborg@example.com',
    phone: '30 419 265',
    zip: 8260,
    jobs: ['Køkkenchef @ Restaurant Kystens Perle 2019-nu', 'Souschef @ Hotel Marselis 2014-2019'],
    educations: ['Kok @ Aarhus Tech 2010-2014'],
    skills: ['Sæsonmenuer', 'allergener', 'egenkontrol'],
    languages: ['Dansk', 'Engelsk', 'Tysk'],
  },
  {
    style: 'year before month, two titles by a stroke, projects of their own',
    language: 'da',
    look: { name: 22, heading: 13, title: 10.5, upper: true },
    text: `
= Bo Lindegaard Kragh
Webudvikler
bo@lindegaard.example.dk | 2683–1497 | Nansensgade 71, 1366 København K
## Erfaring
# Webudvikler / Scrum master	2016 / 05 – nu
Pixelværket ApS
Bygger butikker på nettet og leder et hold på fem.
# Grafiker / Webdesigner	2011 / 11 – 2016 / 04
Reklamebureauet Nord
Tryksager, kampagner og hjemmesider.
# Piccolo / Bud	2009 / 8 – 2011 / 10
Avisen Frederiksborg
## Egne projekter
# Opskriftsbogen.example	2019 – 2021
En samling opskrifter med søgning og indkøbsliste.
# Cykelkortet	2017
Kort over cykelstier, bygget på åbne data.
## Uddannelse
# Multimediedesigner	2012 / 08 – 2014 / 06
Københavns Erhvervsakademi
# HF	2007 / 08 – 2009 / 06
Frederikssund Gymnasium
## Kompetencer
React, TypeScript, Figma, tilgængelighed
## Sprog
Dansk, engelsk`,
    name: 'Bo Lindegaard Kragh',
    email: 'bo@lindegaard.example.dk',
    phone: '2683–1497',
    zip: 1366,
    jobs: [
      'Webudvikler / Scrum master @ Pixelværket ApS 5/2016-nu',
      'Grafiker / Webdesigner @ Reklamebureauet Nord 11/2011-4/2016',
      'Piccolo / Bud @ Avisen Frederiksborg 8/2009-10/2011',
    ],
    educations: ['Multimediedesigner @ Københavns Erhvervsakademi 2012-2014', 'HF @ Frederikssund Gymnasium 2007-2009'],
    skills: ['React', 'TypeScript', 'Figma', 'tilgængelighed'],
    languages: ['Dansk', 'Engelsk'],
  },
  {
    style: 'title of the document beside the name, long lines with bars, educations without years',
    language: 'da',
    look: { name: 18, heading: 12, title: 10 },
    text: `
= CV – Ditte Marie Overby
Pædagogisk leder | Skolegade 3, 6700 Esbjerg | Mobil 51.27.84.60 | ditte.overby@example.dk
## Profil
Pædagogisk leder med blik for børn, der ikke siger så meget. Jeg tror på faste rammer og på at grine hver dag.
## Ansættelser
# Pædagogisk leder | Børnehuset Strandengen | Esbjerg Kommune | januar 2017 – d.d.
Daglig ledelse af atten medarbejdere og ansvar for det pædagogiske arbejde.
# Pædagog og stedfortræder for lederen | Børnehaven Regnbuen | Varde Kommune | august 2010 – december 2016
Sprogarbejde, forældresamtaler og praktikvejledning.
# Pædagogmedhjælper | Vuggestuen Myretuen | Esbjerg Kommune | februar 2006 – juni 2007
## Uddannelse
Pædagog, University College Syddanmark, Esbjerg
Diplom i ledelse, UC Syd
Studentereksamen, Esbjerg Statsskole
## Tillidshverv og frivilligt arbejde
Bestyrelsesmedlem, Esbjerg Kulturskole | 2014 – 2018
Træner, Esbjerg Håndbold | 2008 – 2012
## Kurser
ICDP-vejleder, 2019
## Sprog
Dansk og tysk`,
    name: 'Ditte Marie Overby',
    email: 'ditte.overby@example.dk',
    phone: '51.27.84.60',
    zip: 6700,
    jobs: [
      'Pædagogisk leder @ Børnehuset Strandengen 1/2017-nu',
      'Pædagog og stedfortræder for lederen @ Børnehaven Regnbuen 8/2010-12/2016',
      'Pædagogmedhjælper @ Vuggestuen Myretuen 2/2006-6/2007',
    ],
    educations: [
      'Pædagog @ University College Syddanmark -',
      'Diplom i ledelse @ UC Syd -',
      'Studentereksamen @ Esbjerg Statsskole -',
    ],
    languages: ['Dansk', 'Tysk'],
  },
  {
    style: 'a column at the left, letters of the name apart by the font, engagement below the career',
    language: 'da',
    look: { name: 20, heading: 11.5, title: 11, spacing: 5 },
    text: `
[[
## Kontakt
Rønnevej 40
9000 Aalborg
Tlf. +45 2298 1043
jeppe.nygaard
@example.dk
## Færdigheder
- Svejsning
- Hydraulik
- Fejlfinding
## Sprog
Dansk
Engelsk
||
= JEPPE NYGAARD
Industrimontør
## Job
+ Servicemontør
NordKran A/S – Aalborg
april 2015 – i dag
Eftersyn af kraner og lifte hos kunder i hele Nordjylland.
+ Maskinarbejder
Limfjordens Værft, Nørresundby
september 2010 – marts 2015
## Skole og lære
+ Industritekniker
Tech College Aalborg
2006 – 2010
## Engagement
+ Holdleder
Aalborg Brandværn
2012 – 2016
]]`,
    name: 'Jeppe Nygaard',
    email: 'jeppe.nygaard@example.dk',
    phone: '+45 2298 1043',
    zip: 9000,
    jobs: ['Servicemontør @ NordKran A/S 4/2015-nu', 'Maskinarbejder @ Limfjordens Værft 9/2010-3/2015'],
    educations: ['Industritekniker @ Tech College Aalborg 2006-2010'],
    skills: ['Svejsning', 'Hydraulik', 'Fejlfinding'],
    languages: ['Dansk', 'Engelsk'],
  },
  {
    style: 'Resume before the name, town and state',
    language: 'en',
    look: { name: 20, heading: 12, title: 10.5 },
    text: `
= Resume: Margaret O'Donnell
Portland, OR 97205
Cell: (503) 555‐0148 • margaret.odonnell@example.com
## PROFESSIONAL SUMMARY
Operations manager with fifteen years in food distribution, at home on the warehouse floor and in the budget.
## PROFESSIONAL EXPERIENCE
# Cascade Provisions, Portland, OR	Jun 2014 – Present
Operations Manager
- Run two warehouses with ninety people
- Cut spoilage by a third
# Willamette Dairy, Salem, OR	Mar 2008 – May 2014
Shift Supervisor
- Scheduled thirty drivers
# Harvest Co-op, Eugene, OR	Aug 2004 – Feb 2008
Warehouse Associate
## EDUCATION
# Portland State University, Portland, OR	2004
Bachelor of Science in Business Administration
# Lane Community College, Eugene, OR	2001
Associate of Arts
## COMMUNITY INVOLVEMENT
# Oregon Food Bank, Portland, OR	2010 – Present
Board Member
## SKILLS
SAP, lean warehousing, cold chain`,
    name: "Margaret O'Donnell",
    email: 'margaret.odonnell@example.com',
    phone: '(503) 555‐0148',
    jobs: [
      'Operations Manager @ Cascade Provisions 6/2014-nu',
      'Shift Supervisor @ Willamette Dairy 3/2008-5/2014',
      'Warehouse Associate @ Harvest Co-op 8/2004-2/2008',
    ],
    educations: [
      'Bachelor of Science in Business Administration @ Portland State University -2004',
      'Associate of Arts @ Lane Community College -2001',
    ],
    skills: ['SAP', 'lean warehousing', 'cold chain'],
  },
  {
    style: 'long lines with bars, a number in odd groups',
    language: 'en',
    look: { name: 22, heading: 13, title: 12 },
    text: `
= Oluwaseun Adeyemi
+ Financial Analyst
London, United Kingdom | +44 (0)7700 900 461 | seun.adeyemi@example.co.uk | linkedin.com/in/seun-adeyemi
## Experience
+ Senior Financial Analyst
Thames & Marlow Capital | London, UK | September 2019 – Present
- Models for twelve funds in renewable energy
- Reports to the board every quarter
+ Financial Analyst
Barclay Hart Insurance | Bristol, UK | July 2015 – August 2019
- Reserving and pricing
+ Audit Trainee / Junior Auditor
Quayside Accountants | Cardiff, UK | September 2013 – June 2015
## Education
+ MSc Finance
University of Bristol | 2012 – 2013
+ BSc Economics
Cardiff University | 2009 – 2012
## Leadership & Involvement
+ Treasurer
Cardiff Economics Society | 2010 – 2012
## Technical Skills
Excel, VBA, Python, Power BI
## Languages
English (native), Yoruba (native), French (B1)`,
    name: 'Oluwaseun Adeyemi',
    email: 'seun.adeyemi@example.co.uk',
    phone: '+44 (0)7700 900 461',
    jobs: [
      'Senior Financial Analyst @ Thames & Marlow Capital 9/2019-nu',
      'Financial Analyst @ Barclay Hart Insurance 7/2015-8/2019',
      'Audit Trainee / Junior Auditor @ Quayside Accountants 9/2013-6/2015',
    ],
    educations: ['MSc Finance @ University of Bristol 2012-2013', 'BSc Economics @ Cardiff University 2009-2012'],
    skills: ['Excel', 'VBA', 'Python', 'Power BI'],
  },
  {
    style: 'letters of the name apart, projects with dates, no years of study',
    language: 'en',
    look: { name: 26, heading: 12, title: 10.5, upper: true, spacing: 7 },
    text: `
= PRIYA RAMAN
Data engineer
Reach me at priya.raman@example.io or on 617.555.0193
## Work
# Data Engineer	2020/03 – present
Beacon Hill Analytics – Boston, MA
- Streams of forty million events a day
# Software Developer / Data Engineer	2017/09 – 2020/02
Charles River Systems – Cambridge, MA
- Payment services in Go
## Selected projects
# OpenTransit	2019
A planner for buses and trains, used by two thousand people a day.
# Tidewatch	2018
Sensors in the harbor and a map of them.
## Education
# M.Eng. in Computer Science, Cornell Tech
# B.Tech. in Information Technology, Anna University
## Volunteering
# Mentor, Girls Who Build	2018 – 2022
## Tools
Spark, Kafka, Airflow, Go`,
    name: 'Priya Raman',
    email: 'priya.raman@example.io',
    phone: '617.555.0193',
    jobs: [
      'Data Engineer @ Beacon Hill Analytics 3/2020-nu',
      'Software Developer / Data Engineer @ Charles River Systems 9/2017-2/2020',
    ],
    educations: [
      'M.Eng. in Computer Science @ Cornell Tech -',
      'B.Tech. in Information Technology @ Anna University -',
    ],
    skills: ['Spark', 'Kafka', 'Airflow', 'Go'],
  },
  {
    style: 'name and CV on one line, dashes everywhere',
    language: 'en',
    look: { name: 18, heading: 12, title: 10.5 },
    text: `
= Henrike Vogel – Curriculum Vitae
Berlin, Germany – +49 151 2345 6789 – henrike.vogel@example.de
## About me
Nurse by training, teacher by choice. I want hospitals in which people dare to ask.
## Employment
# Clinical Instructor – Charité Campus Mitte – Berlin – since 10/2017
Training for new nurses on six wards.
# Registered Nurse – St. Hedwig Hospital – Berlin – 04/2011–09/2017
Intensive care, nights mostly.
# Nursing Assistant – Seniorenhaus am Park – Potsdam – 08/2009–03/2011
## Academic background
# B.A. Health Education – Alice Salomon Hochschule – Berlin – 2013–2017
# State Examination in Nursing – Wannsee-Schule – Berlin – 2008–2011
## Voluntary commitment
# First Aider – German Red Cross – Berlin – 2012–2018
## Language skills
German: native
English: C1
Danish: A2`,
    name: 'Henrike Vogel',
    email: 'henrike.vogel@example.de',
    phone: '+49 151 2345 6789',
    jobs: [
      'Clinical Instructor @ Charité Campus Mitte 10/2017-nu',
      'Registered Nurse @ St. Hedwig Hospital 4/2011-9/2017',
      'Nursing Assistant @ Seniorenhaus am Park 8/2009-3/2011',
    ],
    educations: [
      'B.A. Health Education @ Alice Salomon Hochschule 2013-2017',
      'State Examination in Nursing @ Wannsee-Schule 2008-2011',
    ],
    languages: ['Tysk', 'Engelsk', 'Dansk'],
  },
  {
    style: 'titles as large as the headings, town and state below the employer',
    language: 'en',
    look: { name: 24, heading: 13, title: 13 },
    text: `
= Daniel Whitcomb
Austin, TX 78704 | 512-555-0110 | d.whitcomb@example.com
## Work Experience
+ Restaurant General Manager
Blue Agave Kitchen, Austin, TX
January 2018 – Present
- Opened the second restaurant on budget
- Hired and trained forty people
+ Bar Manager
The Driftwood, Galveston, TX
May 2013 – December 2017
- Ran a bar of thirty seats
+ Server
Pelican Grill, Galveston, TX
June 2010 – April 2013
## Education
+ Hospitality Management Certificate
Galveston College, Galveston, TX
2012
## Activities and Involvement
+ Youth Soccer Coach
Austin Recreation League
2019 – 2023
## Skills
Scheduling, inventory, Toast POS, Spanish`,
    name: 'Daniel Whitcomb',
    email: 'd.whitcomb@example.com',
    phone: '512-555-0110',
    jobs: [
      'Restaurant General Manager @ Blue Agave Kitchen 1/2018-nu',
      'Bar Manager @ The Driftwood 5/2013-12/2017',
      'Server @ Pelican Grill 6/2010-4/2013',
    ],
    educations: ['Hospitality Management Certificate @ Galveston College -2012'],
    skills: ['Scheduling', 'inventory', 'Toast POS', 'Spanish'],
  },
];
