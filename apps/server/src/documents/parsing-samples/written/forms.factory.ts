import type { WrittenCv } from './written-cv.factory.ts';

/** CVs from programs and forms: every value after its label, or in its position of an export. */
export const formCvs: readonly WrittenCv[] = [
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
    style: 'LinkedIn in English',
    text: `
Contact
sam.odgaard@example.com
www.linkedin.com/in/samodgaard
Top Skills
Product Management
Scrum
User Research
# Sam Odgaard
Product Manager at Lumen Health
Copenhagen Metropolitan Area
# Experience
Lumen Health
3 years 4 months
Product Manager
January 2022 - Present (2 years)
Copenhagen, Capital Region, Denmark
Leading a team of six.
Associate Product Manager
September 2020 - December 2021 (1 year 4 months)
Tradeline
Business Analyst
June 2017 - August 2020 (3 years 3 months)
# Education
IT-Universitetet i København
Master of Science - MS, Digital Innovation & Management · (2015 - 2017)
Copenhagen Business School
Bachelor's degree, Business Administration and Digital Management · (2012 - 2015)`,
    name: 'Sam Odgaard',
    email: 'sam.odgaard@example.com',
    jobs: [
      'Product Manager @ Lumen Health 1/2022-nu',
      'Associate Product Manager @ Lumen Health 9/2020-12/2021',
      'Business Analyst @ Tradeline 6/2017-8/2020',
    ],
    educations: [
      'Master of Science - MS, Digital Innovation & Management @ IT-Universitetet i København 2015-2017',
      "Bachelor's degree, Business Administration and Digital Management @ Copenhagen Business School 2012-2015",
    ],
    skills: ['Product Management', 'Scrum', 'User Research'],
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
