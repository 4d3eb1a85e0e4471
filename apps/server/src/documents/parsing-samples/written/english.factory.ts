import type { WrittenCv } from './written-cv.factory.ts';

/** CVs in English, and of people who mix it with Danish. */
export const englishCvs: readonly WrittenCv[] = [
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
    style: 'academic',
    text: `
# Dr. Ingrid Vestergaard Lau
Department of Biology, University of Copenhagen
ingrid.lau@example.edu	Phone: +45 35 32 11 00
# Academic positions
2021 – present	Assistant Professor, Department of Biology, University of Copenhagen
2018 – 2021	Postdoctoral researcher, Lund University
2014 – 2018	PhD fellow, Aarhus University
# Education
2018	PhD in Ecology, Aarhus University
2014	MSc in Biology, Aarhus University
# Languages
Danish (native), English (fluent), French (basic)`,
    name: 'Ingrid Vestergaard Lau',
    email: 'ingrid.lau@example.edu',
    phone: '+45 35 32 11 00',
    jobs: [
      'Assistant Professor @ Department of Biology, University of Copenhagen 2021-nu',
      'Postdoctoral researcher @ Lund University 2018-2021',
      'PhD fellow @ Aarhus University 2014-2018',
    ],
    educations: ['PhD in Ecology @ Aarhus University -2018', 'MSc in Biology @ Aarhus University -2014'],
    languages: ['Dansk', 'Engelsk', 'Fransk'],
  },
  {
    style: 'consultant, employer as a heading over several posts',
    text: `
# Thomas Rye Lindberg
thomas@example.co	+45 53 12 98 76	2900 Hellerup
# Executive summary
Leader of digital change in finance.
# Professional experience
# Nordkyst Bank A/S	2015 – present
Vice President, Digital Channels	2019 – present
- Owner of the mobile bank
Senior Business Developer	2015 – 2019
- Built the onboarding team
# Strand Consulting Group	2010 – 2015
Management Consultant	2010 – 2015
# Education
MSc in Finance and Strategy, Copenhagen Business School	2008 – 2010
BSc in International Business, Copenhagen Business School	2005 – 2008
# Languages
Danish: native. English: fluent. Swedish: good.`,
    name: 'Thomas Rye Lindberg',
    email: 'thomas@example.co',
    phone: '+45 53 12 98 76',
    zip: 2900,
    jobs: [
      'Vice President, Digital Channels @ Nordkyst Bank A/S 2019-nu',
      'Senior Business Developer @ Nordkyst Bank A/S 2015-2019',
      'Management Consultant @ Strand Consulting Group 2010-2015',
    ],
    educations: [
      'MSc in Finance and Strategy @ Copenhagen Business School 2008-2010',
      'BSc in International Business @ Copenhagen Business School 2005-2008',
    ],
    languages: ['Dansk', 'Engelsk', 'Svensk'],
  },
  {
    style: 'newcomer to Denmark, foreign schools',
    text: `
# OKSANA MELNYK
Address: Vestergade 58, 5700 Svendborg
Phone: +45 91 23 45 67
E-mail: oksana.melnyk@example.com
# WORK EXPERIENCE:
03.2023 - till now — Cleaning assistant, Hotel Ærø, Svendborg
10.2018 - 02.2022 — Accountant, Agro-Zbut LLC, Poltava, Ukraine
06.2014 - 09.2018 — Cashier, Silpo Supermarket, Poltava, Ukraine
# EDUCATION:
2010 - 2014 — Bachelor of Accounting, Poltava State Agrarian University
# LANGUAGES:
Ukrainian – native; Russian – fluent; English – B1; Danish – PD2
# SKILLS:
Excel, 1C, SAP, driving licence B`,
    name: 'Oksana Melnyk',
    email: 'oksana.melnyk@example.com',
    phone: '+45 91 23 45 67',
    zip: 5700,
    jobs: [
      'Cleaning assistant @ Hotel Ærø 3/2023-nu',
      'Accountant @ Agro-Zbut LLC 10/2018-2/2022',
      'Cashier @ Silpo Supermarket 6/2014-9/2018',
    ],
    educations: ['Bachelor of Accounting @ Poltava State Agrarian University 2010-2014'],
    languages: ['Ukrainsk', 'Russisk', 'Engelsk', 'Dansk'],
    skills: ['Excel', '1C', 'SAP'],
  },
  {
    style: 'engineer from abroad, bullets with a colon',
    text: `
# Carlos Mendoza Ruiz
Mechanical engineer
Herlev, Denmark — (+45) 52 63 74 85 — carlos.mendoza@example.com
# Profile
Mechanical engineer with a taste for pumps and a habit of writing things down.
# Career history
• Jan. 2020 – today: Design Engineer at Pumpehuset A/S, Ballerup
• Sep. 2016 – Dec. 2019: Maintenance Engineer at Aceros del Norte, Bilbao, Spain
# Studies
• 2014 – 2016: MSc in Mechanical Engineering, Universidad del País Vasco
• 2010 – 2014: BSc in Mechanical Engineering, Universidad del País Vasco
# Competences
SolidWorks, ANSYS, MATLAB
# Language skills
Spanish: mother tongue
English: C1
Danish: A2`,
    name: 'Carlos Mendoza Ruiz',
    email: 'carlos.mendoza@example.com',
    phone: '(+45) 52 63 74 85',
    jobs: ['Design Engineer @ Pumpehuset A/S 1/2020-nu', 'Maintenance Engineer @ Aceros del Norte 9/2016-12/2019'],
    educations: [
      'MSc in Mechanical Engineering @ Universidad del País Vasco 2014-2016',
      'BSc in Mechanical Engineering @ Universidad del País Vasco 2010-2014',
    ],
    skills: ['SolidWorks', 'ANSYS', 'MATLAB'],
    languages: ['Spansk', 'Engelsk', 'Dansk'],
  },
  {
    style: 'developer, English, date first line then "Role @ Company"',
    text: `
# Freja Thorsen
freja@example.dev / +45 22 00 11 33 / Aarhus
# About
I build things that other developers like to use.
# Employment
2021-05 – now
Staff Engineer @ Klippe Software
2017-02 – 2021-04
Frontend Developer @ Digitalfabrikken
2015-09 – 2017-01
Student Developer @ Aarhus Universitet
# Education
2015 – 2017
MSc Computer Science @ Aarhus Universitet
2012 – 2015
BSc Computer Science @ Aarhus Universitet
# Stack
TypeScript, React, Rust, PostgreSQL`,
    name: 'Freja Thorsen',
    email: 'freja@example.dev',
    phone: '+45 22 00 11 33',
    jobs: [
      'Staff Engineer @ Klippe Software 5/2021-nu',
      'Frontend Developer @ Digitalfabrikken 2/2017-4/2021',
      'Student Developer @ Aarhus Universitet 9/2015-1/2017',
    ],
    educations: [
      'MSc Computer Science @ Aarhus Universitet 2015-2017',
      'BSc Computer Science @ Aarhus Universitet 2012-2015',
    ],
    skills: ['TypeScript', 'React', 'Rust', 'PostgreSQL'],
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
    style: 'designer, everything short, capital months',
    text: `
# Noa Bjerre
UX designer
noa.bjerre@example.studio
+45 40 50 60 70
Copenhagen
# Work
# UX Designer
Pollen Studio
MAR 2022 — PRESENT
Design systems for three banks.
# Junior Designer
Bureau Oktober
AUG 2019 — FEB 2022
# Learning
# MA Visual Communication
Royal Danish Academy
2017 — 2019
# BA Design
Designskolen Kolding
2014 — 2017
# Tools
Figma / Sketch / Framer`,
    name: 'Noa Bjerre',
    email: 'noa.bjerre@example.studio',
    phone: '+45 40 50 60 70',
    jobs: ['UX Designer @ Pollen Studio 3/2022-nu', 'Junior Designer @ Bureau Oktober 8/2019-2/2022'],
    educations: [
      'MA Visual Communication @ Royal Danish Academy 2017-2019',
      'BA Design @ Designskolen Kolding 2014-2017',
    ],
    skills: ['Figma', 'Sketch', 'Framer'],
  },
];
