import type { WrittenCv } from './written-cvs.factory.ts';

/**
 * CVs that no rule was made for: they were written after the rules and read once, and no rule was changed for them. What the
 * parser makes of them says what it makes of a stranger's CV. An engineer who changes a rule for one of them moves it to the others.
 */
export const heldOutCvs: readonly WrittenCv[] = [
  {
    style: 'bank clerk, dates in the middle',
    text: `
# Sanne Overgaard Lind
Lindevej 22, 2. th.
3000 Helsingør
Mobil: +45 26 15 04 93
Privat mail: sanne.lind@example.dk
# Karriereforløb
# Privatrådgiver · 2017 – nu · Sparekassen Nordsjælland
Rådgiver 300 familier om bolig og pension.
# Bankassistent · 2011 – 2017 · Sparekassen Nordsjælland
# Finanselev · 2009 – 2011 · Handelsbanken Hillerød
# Uddannelse
# Finansuddannelsen · 2009 – 2011 · Niels Brock
# HHX · 2006 – 2009 · Erhvervsskolen Nordsjælland
# Sprog
Dansk, engelsk og svensk`,
    name: 'Sanne Overgaard Lind',
    email: 'sanne.lind@example.dk',
    phone: '+45 26 15 04 93',
    zip: 3000,
    jobs: [
      'Privatrådgiver @ Sparekassen Nordsjælland 2017-nu',
      'Bankassistent @ Sparekassen Nordsjælland 2011-2017',
      'Finanselev @ Handelsbanken Hillerød 2009-2011',
    ],
    educations: ['Finansuddannelsen @ Niels Brock 2009-2011', 'HHX @ Erhvervsskolen Nordsjælland 2006-2009'],
    languages: ['Dansk', 'Engelsk', 'Svensk'],
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
    style: 'gardener, employer on the line of the dates',
    text: `
CURRICULUM VITÆ
Flemming Holt
Adr.: Hovedgaden 71, 4270 Høng
Tlf: 58 85 11 22
flemming.holt@example.net
Ansættelser
2014 - d.d.	Kalundborg Kommune, Park og Vej
	Anlægsgartner
2003 - 2014	Vestsjællands Anlæg ApS
	Anlægsgartner og formand
1999 - 2003	Vilhelmsborg Planteskole
	Gartnerelev
Uddannelse
1999 - 2003	Anlægsgartner, Vilvorde Gartnerskole
Kurser
2010	Motorsavskursus
2012	Arbejdsmiljø`,
    name: 'Flemming Holt',
    email: 'flemming.holt@example.net',
    phone: '58 85 11 22',
    zip: 4270,
    jobs: [
      'Anlægsgartner @ Kalundborg Kommune, Park og Vej 2014-nu',
      'Anlægsgartner og formand @ Vestsjællands Anlæg ApS 2003-2014',
      'Gartnerelev @ Vilhelmsborg Planteskole 1999-2003',
    ],
    educations: ['Anlægsgartner @ Vilvorde Gartnerskole 1999-2003'],
  },
  {
    style: 'lawyer, italics gone, employer then title then dates on lines of their own',
    text: `
# Amalie Rosenørn Krag
Advokatfuldmægtig
1264 København K
+45 30 31 32 33
amalie@example.legal
# ERHVERVSERFARING
# Advokatfirmaet Gammelholm
Advokatfuldmægtig
August 2022 – nu
Fast ejendom og entreprise.
# Advokatfirmaet Gammelholm
Stud.jur.
Februar 2020 – juli 2022
# Østre Landsret
Studentermedhjælper
Januar 2019 – januar 2020
# UDDANNELSE
# Københavns Universitet
Kandidat i jura
2019 – 2022
# Københavns Universitet
Bachelor i jura
2016 – 2019
# SPROG
Dansk — modersmål
Engelsk — flydende
Fransk — begynder`,
    name: 'Amalie Rosenørn Krag',
    email: 'amalie@example.legal',
    phone: '+45 30 31 32 33',
    zip: 1264,
    jobs: [
      'Advokatfuldmægtig @ Advokatfirmaet Gammelholm 8/2022-nu',
      'Stud.jur. @ Advokatfirmaet Gammelholm 2/2020-7/2022',
      'Studentermedhjælper @ Østre Landsret 1/2019-1/2020',
    ],
    educations: [
      'Kandidat i jura @ Københavns Universitet 2019-2022',
      'Bachelor i jura @ Københavns Universitet 2016-2019',
    ],
    languages: ['Dansk', 'Engelsk', 'Fransk'],
  },
  {
    style: 'pedagogue, place before the dates, brackets',
    text: `
# Yusuf Demir
Pædagogisk assistent, 27 år
2620 Albertslund | yusuf.demir@example.dk | 93 84 75 66
# Arbejdserfaring
# Pædagogisk assistent (fuldtid)
Børnehuset Månen, Albertslund, 08.2020 – nu
# Pædagogmedhjælper (vikar)
Vikarbureauet Lille Venner, København, 01.2018 – 07.2020
# Uddannelse
# Pædagogisk assistent (PAU)
SOSU H, Brøndby, 2018 – 2020
# Andet
Fodboldtræner for U9 i BS72`,
    name: 'Yusuf Demir',
    email: 'yusuf.demir@example.dk',
    phone: '93 84 75 66',
    zip: 2620,
    jobs: [
      'Pædagogisk assistent (fuldtid) @ Børnehuset Månen 8/2020-nu',
      'Pædagogmedhjælper (vikar) @ Vikarbureauet Lille Venner 1/2018-7/2020',
    ],
    educations: ['Pædagogisk assistent (PAU) @ SOSU H, Brøndby 2018-2020'],
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
];
