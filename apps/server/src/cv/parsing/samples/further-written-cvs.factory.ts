import type { WrittenCv } from './written-cvs.factory.ts';

/** Still more CVs in styles of their own. */
export const furtherWrittenCvs: readonly WrittenCv[] = [
  {
    style: 'receptionist, months in full, employer after a dash',
    text: `
# Anja Falkenberg
Skolegade 17, 1. tv. · 6700 Esbjerg · Mobil 22 44 66 88 · anja.falkenberg@example.dk
# Kort om mig
Jeg møder folk med ro og et smil, også når telefonen ringer imens.
# Arbejdserfaring
# Receptionist – Hotel Britta, Esbjerg
april 2021 – nuværende
Check-in, booking og morgenkasse.
# Butiksassistent – Kop & Kande Broen
september 2017 – marts 2021
Betjening og vareopfyldning.
# Uddannelse
# Serviceøkonom – Erhvervsakademi SydVest
august 2015 – juni 2017
# Studentereksamen – Esbjerg Gymnasium
august 2012 – juni 2015
# IT-kundskaber
Opera PMS • Office 365 • Navision
# Sprogkundskaber
Dansk (modersmål) • Engelsk (flydende) • Tysk (godt)`,
    name: 'Anja Falkenberg',
    email: 'anja.falkenberg@example.dk',
    phone: '22 44 66 88',
    zip: 6700,
    jobs: ['Receptionist @ Hotel Britta 4/2021-nu', 'Butiksassistent @ Kop & Kande Broen 9/2017-3/2021'],
    educations: ['Serviceøkonom @ Erhvervsakademi SydVest 2015-2017', 'Studentereksamen @ Esbjerg Gymnasium 2012-2015'],
    skills: ['Opera PMS', 'Office 365', 'Navision'],
    languages: ['Dansk', 'Engelsk', 'Tysk'],
  },
  {
    style: 'lorry driver, short lines',
    text: `
CV for Bent Skovgaard
Født den 3. april 1968
Møllevej 4
7400 Herning
Telefon: 97 12 34 56
E-mail: bent.skovgaard@example.net
Kørekort: B, C, CE

Jeg har arbejdet som:
2016-      Eksportchauffør hos Midtjysk Kølefragt
2004-2016  Chauffør hos Ikast Vognmandsforretning
1996-2004  Fabriksarbejder hos Herning Tæpper
1988-1996  Landbrugsmedhjælper

Uddannelse og kurser:
2014  EU-efteruddannelse for chauffører, AMU Syd
2003  Stort kørekort, Herning Køreskole
1985  9. klasse, Gullestrup Skole`,
    name: 'Bent Skovgaard',
    email: 'bent.skovgaard@example.net',
    phone: '97 12 34 56',
    zip: 7400,
    jobs: [
      'Eksportchauffør @ Midtjysk Kølefragt 2016-nu',
      'Chauffør @ Ikast Vognmandsforretning 2004-2016',
      'Fabriksarbejder @ Herning Tæpper 1996-2004',
      'Landbrugsmedhjælper @  1988-1996',
    ],
    educations: [
      'EU-efteruddannelse for chauffører @ AMU Syd -2014',
      'Stort kørekort @ Herning Køreskole -2003',
      '9. klasse @ Gullestrup Skole -1985',
    ],
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
    style: 'teacher, year ranges with a stroke, place in brackets',
    text: `
Karen Margrethe Østergaard
Lærer og læsevejleder
Bakkedraget 9
8660 Skanderborg
kmo@example.dk
Tlf. 86 52 00 11 / 26 52 00 11
ANSÆTTELSER
2012/ Lærer og læsevejleder, Morten Børup Skolen (Skanderborg)
2006/2012 Lærer, Højvangskolen (Stilling)
2005/2006 Lærervikar, Engdalskolen (Brabrand)
UDDANNELSE
2016/2017 Læsevejleder, VIA University College
2001/2005 Lærer med linjefagene dansk og billedkunst, Silkeborg Seminarium`,
    name: 'Karen Margrethe Østergaard',
    email: 'kmo@example.dk',
    phone: '86 52 00 11',
    zip: 8660,
    jobs: [
      'Lærer og læsevejleder @ Morten Børup Skolen 2012-nu',
      'Lærer @ Højvangskolen 2006-2012',
      'Lærervikar @ Engdalskolen 2005-2006',
    ],
    educations: [
      'Læsevejleder @ VIA University College 2016-2017',
      'Lærer med linjefagene dansk og billedkunst @ Silkeborg Seminarium 2001-2005',
    ],
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
  {
    style: 'nurse, form with labels and no colon',
    text: `
Curriculum vitae
Navn	Pernille Kirk
Adresse	Tornbjergvænget 33, 5220 Odense SØ
Telefon	28 19 30 41
Mail	pernille.kirk@example.dk
Erhvervserfaring
Periode	Februar 2019 – nu
Stilling	Afdelingssygeplejerske
Arbejdssted	Odense Universitetshospital, Afdeling for Lungesygdomme
Arbejdsopgaver	Vagtplan, oplæring og pårørende
Periode	August 2013 – januar 2019
Stilling	Sygeplejerske
Arbejdssted	Svendborg Sygehus
Uddannelse
Periode	2010 – 2013
Uddannelse	Professionsbachelor i sygepleje
Uddannelsessted	UCL Erhvervsakademi og Professionshøjskole`,
    name: 'Pernille Kirk',
    email: 'pernille.kirk@example.dk',
    phone: '28 19 30 41',
    zip: 5220,
    jobs: [
      'Afdelingssygeplejerske @ Odense Universitetshospital, Afdeling for Lungesygdomme 2/2019-nu',
      'Sygeplejerske @ Svendborg Sygehus 8/2013-1/2019',
    ],
    educations: ['Professionsbachelor i sygepleje @ UCL Erhvervsakademi og Professionshøjskole 2010-2013'],
  },
  {
    style: 'young, jobs before the dates, one sentence each',
    text: `
# Mikkel Aagaard
17 år, 9000 Aalborg
mikkelaagaard@example.dk / 71 71 82 82
# Hvem er jeg
Jeg går i 2.g og leder efter et job i weekenderne.
# Job
Avisbud, Nordjyske Avis, januar 2022 - december 2023
Opvasker, Café Lille Peter, fra maj 2024
# Skole
Hasseris Gymnasium, STX, august 2024 - juni 2027 (forventet)
Sofiendalskolen, 9. klasse, 2015-2024
# Fritid
Håndbold i AaB`,
    name: 'Mikkel Aagaard',
    email: 'mikkelaagaard@example.dk',
    phone: '71 71 82 82',
    zip: 9000,
    jobs: ['Avisbud @ Nordjyske Avis 1/2022-12/2023', 'Opvasker @ Café Lille Peter 5/2024-nu'],
    educations: ['STX @ Hasseris Gymnasium 2024-2027', '9. klasse @ Sofiendalskolen 2015-2024'],
  },
];
