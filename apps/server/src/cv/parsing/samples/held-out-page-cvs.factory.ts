import type { PageCv } from './page-files.factory.ts';

/**
 * CVs set as word processors and web services set them, which no rule was made for. Labelled before they were first read. An
 * engineer who changes a rule for one of them moves it to the others.
 */
export const heldOutPageCvs: readonly PageCv[] = [
  {
    style: 'letters of the name apart, shop names, strokes in dates',
    language: 'da',
    look: { name: 24, heading: 12.5, title: 11, spacing: 6 },
    text: `
= BIRGITTE AAGAARD
Butikschef med hjertet i blomster
Bredgade 77, 4930 Maribo – telefon 54·78·12·09 – birgitte.aagaard@example.dk
## Erhvervserfaring
+ Butikschef / Florist
Blomsterhjørnet – Maribo
2013 / 9 – nu
- Indkøb, vagtplan og elever
+ Florist
Buketten – Nykøbing Falster
2004 / 2 – 2013 / 8
## Uddannelse
+ Blomsterdekoratør
Vilvorde Fagskole – Roskilde
2000 – 2004
## Frivilligt foreningsarbejde
+ Bestyrelsesmedlem
Maribo Handelsforening
2017 – nu
## Kundskaber
Kranse, brudebuketter, kasseapparat
## Sprog
Dansk, engelsk og svensk`,
    name: 'Birgitte Aagaard',
    email: 'birgitte.aagaard@example.dk',
    zip: 4930,
    phone: '54·78·12·09',
    jobs: ['Butikschef / Florist @ Blomsterhjørnet 9/2013-nu', 'Florist @ Buketten 2/2004-8/2013'],
    educations: ['Blomsterdekoratør @ Vilvorde Fagskole 2000-2004'],
    skills: ['Kranse', 'brudebuketter', 'kasseapparat'],
    languages: ['Dansk', 'Engelsk', 'Svensk'],
  },
  {
    style: 'bars on every line, educations without years',
    language: 'da',
    look: { name: 20, heading: 12, title: 10.5 },
    text: `
= Curriculum vitae for Kasper Dam Holst
It-supporter | Ryesgade 5, 8000 Aarhus C | tlf. 2677‑3140 | kdh@example.com
## Resumé
Supporter med ti års erfaring i at svare venligt på det samme spørgsmål. Jeg skriver vejledninger, som folk læser.
## Beskæftigelse
# It-supporter | Midtjysk Politi | Aarhus | 10/2019 – nu
Service Desk, mobiler og adgang.
# Supportmedarbejder | Stofa Bredbånd | Horsens | 04/2014 – 09/2019
# Butiksassistent – computere | Elgiganten | Viby | 08/2011 – 03/2014
## Uddannelse
Datatekniker med speciale i infrastruktur | Aarhus Tech
HTX | Teknisk Gymnasium Viby
## Egne projekter
Hjemmeserver til naboerne | 2020 – 2022
## It
Windows, Intune, Active Directory
## Sprog
Dansk og engelsk`,
    name: 'Kasper Dam Holst',
    email: 'kdh@example.com',
    phone: '2677‑3140',
    zip: 8000,
    jobs: [
      'It-supporter @ Midtjysk Politi 10/2019-nu',
      'Supportmedarbejder @ Stofa Bredbånd 4/2014-9/2019',
      'Butiksassistent – computere @ Elgiganten 8/2011-3/2014',
    ],
    educations: ['Datatekniker med speciale i infrastruktur @ Aarhus Tech -', 'HTX @ Teknisk Gymnasium Viby -'],
    skills: ['Windows', 'Intune', 'Active Directory'],
    languages: ['Dansk', 'Engelsk'],
  },
  {
    style: 'everyday labels, a column at the right',
    language: 'da',
    look: { name: 22, heading: 12, title: 12 },
    text: `
[[
= Nadia El-Sayed
Tandklinikassistent
## Arbejde
+ Klinikassistent
Tandlægerne på Torvet, Hillerød
maj 2017 – nu
Assisterer ved kirurgi og tager imod børn.
+ Receptionist
Frederiksborg Centret, Hillerød
august 2014 – april 2017
## Uddannelse
+ Tandklinikassistent
SKT, Københavns Universitet
2015 – 2017
## I fritiden
+ Lektiehjælper
Røde Kors, Hillerød
2012 – 2015
||
## Find mig her
Slangerupgade 8
3400 Hillerød
Ring: 60 555 412
Skriv: nadia.elsayed@example.com
## Jeg er god til
Ro og orden
Røntgen
Nervøse patienter
## Sprog
Dansk
Arabisk
Engelsk
]]`,
    name: 'Nadia El-Sayed',
    email: 'nadia.elsayed@example.com',
    phone: '60 555 412',
    zip: 3400,
    jobs: ['Klinikassistent @ Tandlægerne på Torvet 5/2017-nu', 'Receptionist @ Frederiksborg Centret 8/2014-4/2017'],
    educations: ['Tandklinikassistent @ SKT, Københavns Universitet 2015-2017'],
    skills: ['Ro og orden', 'Røntgen', 'Nervøse patienter'],
    languages: ['Dansk', 'Arabisk', 'Engelsk'],
  },
  {
    style: 'a form with questions',
    language: 'da',
    look: { name: 18, heading: 12, title: 10 },
    text: `
= Navn: Poul-Erik Gregersen
Telefon: 75-16-90-03
Mail: pe.gregersen@example.dk
Adresse: Havnegade 2, 6720 Fanø
## Tidligere arbejde
Hvornår: 1996 – 2021
Hvor: Esbjerg Havn
Som: Havnearbejder / Kranfører
Opgaver: Losning og lastning
Hvornår: 1985 – 1996
Hvor: Fiskekutteren Anne Marie
Som: Fisker
## Uddannelse
Kranførercertifikat, AMU Vest
Folkeskolens afgangsprøve, Nordby Skole
## Fritid
Bestyrelsen i Fanø Roklub
## Sprog
Dansk`,
    name: 'Poul-Erik Gregersen',
    email: 'pe.gregersen@example.dk',
    phone: '75-16-90-03',
    zip: 6720,
    jobs: ['Havnearbejder / Kranfører @ Esbjerg Havn 1996-2021', 'Fisker @ Fiskekutteren Anne Marie 1985-1996'],
    educations: ['Kranførercertifikat @ AMU Vest -', 'Folkeskolens afgangsprøve @ Nordby Skole -'],
    languages: ['Dansk'],
  },
  {
    style: 'letters of the name apart, town and state, service',
    language: 'en',
    look: { name: 25, heading: 13, title: 11, spacing: 6, upper: true },
    text: `
= HANNAH BRIGHTWATER
Denver, CO | 720.555.0139 | hannah.brightwater@example.com
## Summary
Registered dietitian who has cooked for a living and can tell people what to eat without making them sad.
## Experience
# Clinical Dietitian	Jan 2019 – Present
Front Range Medical Center – Denver, CO
- Consults for four wards
# Line Cook / Kitchen Lead	May 2012 – Aug 2016
Juniper & Rye – Boulder, CO
## Education
# Master of Public Health	2016 – 2018
University of Colorado, Denver, CO
# Bachelor of Science in Nutrition	2008 – 2012
Colorado State University, Fort Collins, CO
## Community Engagement
# Volunteer Educator	2019 – 2022
Denver Food Rescue – Denver, CO
## Core Skills
Motivational interviewing, Epic, menu planning`,
    name: 'Hannah Brightwater',
    email: 'hannah.brightwater@example.com',
    phone: '720.555.0139',
    jobs: [
      'Clinical Dietitian @ Front Range Medical Center 1/2019-nu',
      'Line Cook / Kitchen Lead @ Juniper & Rye 5/2012-8/2016',
    ],
    educations: [
      'Master of Public Health @ University of Colorado 2016-2018',
      'Bachelor of Science in Nutrition @ Colorado State University 2008-2012',
    ],
    skills: ['Motivational interviewing', 'Epic', 'menu planning'],
  },
  {
    style: 'Resume behind the name, long lines with bars',
    language: 'en',
    look: { name: 20, heading: 12, title: 10.5 },
    text: `
= Gareth Llewellyn – Resume
Cardiff, Wales | Mobile: +44 (0) 7700 900 845 | gareth@llewellyn.example.co.uk
## Career Summary
# Quantity Surveyor – Commercial | Severn Construction Ltd | Cardiff, UK | March 2018 – Present
Cost plans for hospitals and schools.
# Assistant Quantity Surveyor | Harlech Homes | Swansea, UK | September 2014 – February 2018
# Site Labourer / Banksman | Harlech Homes | Swansea, UK | June 2011 – August 2012
## Education and Training
BSc (Hons) Quantity Surveying, University of South Wales
A-Levels, Gower College Swansea
## Voluntary Roles
Treasurer | Splott Community Garden | 2019 – 2023
## Interests
Rugby and bread.`,
    name: 'Gareth Llewellyn',
    email: 'gareth@llewellyn.example.co.uk',
    phone: '+44 (0) 7700 900 845',
    jobs: [
      'Quantity Surveyor – Commercial @ Severn Construction Ltd 3/2018-nu',
      'Assistant Quantity Surveyor @ Harlech Homes 9/2014-2/2018',
      'Site Labourer / Banksman @ Harlech Homes 6/2011-8/2012',
    ],
    educations: ['BSc (Hons) Quantity Surveying @ University of South Wales -', 'A-Levels @ Gower College Swansea -'],
  },
  {
    style: 'titles as large as the headings, firm and town by a dash',
    language: 'en',
    look: { name: 22, heading: 12.5, title: 12.5 },
    text: `
= Malin Sjöberg
Stockholm, Sweden · +46 70 555 01 82 · malin.sjoberg@example.se
## Professional profile
Landscape architect who draws by hand first. I like rain, and where it goes.
## Professional experience
+ Landscape Architect
Studio Torv – Malmö
August 2017 – present
Parks and schoolyards.
+ Junior Landscape Architect
Gröna Rummet – Uppsala
September 2013 – July 2017
## Selected work
+ Rain Garden, Hyllie
2021
+ Schoolyard in Rosengård
2019
## Education
+ MSc in Landscape Architecture
SLU Alnarp
2008 – 2013
## Engagements
+ Jury member
Swedish Association of Architects
2020 – 2023
## Language skills
Swedish: native
English: C2
Danish: B2`,
    name: 'Malin Sjöberg',
    email: 'malin.sjoberg@example.se',
    phone: '+46 70 555 01 82',
    jobs: ['Landscape Architect @ Studio Torv 8/2017-nu', 'Junior Landscape Architect @ Gröna Rummet 9/2013-7/2017'],
    educations: ['MSc in Landscape Architecture @ SLU Alnarp 2008-2013'],
    languages: ['Svensk', 'Engelsk', 'Dansk'],
  },
  {
    style: 'year before month, projects between the jobs and the studies',
    language: 'en',
    look: { name: 19, heading: 12, title: 10.5 },
    text: `
= My name is Tomasz Wrona
Warehouse and logistics
Reach me on +48 512 555 019 or tomasz.wrona@example.pl
## Where I have worked
# Logistics Coordinator / Dispatcher	2018/11 – now
Baltic Freight, Gdynia
Plans forty lorries a day.
# Forklift Operator	2012/4 – 2018/10
Port Terminal North, Gdynia
## Things I have built
# Loading planner	2020
A sheet that fills a trailer from the back.
## Schooling
# Technician in Logistics, Technical School No. 3, Gdynia
## I am good at
SAP EWM, Excel, customs papers
## Languages
Polish (native), English (good), Danish (some)`,
    name: 'Tomasz Wrona',
    email: 'tomasz.wrona@example.pl',
    phone: '+48 512 555 019',
    jobs: [
      'Logistics Coordinator / Dispatcher @ Baltic Freight 11/2018-nu',
      'Forklift Operator @ Port Terminal North 4/2012-10/2018',
    ],
    educations: ['Technician in Logistics @ Technical School No. 3 -'],
    skills: ['SAP EWM', 'Excel', 'customs papers'],
    languages: ['Polsk', 'Engelsk', 'Dansk'],
  },
];
