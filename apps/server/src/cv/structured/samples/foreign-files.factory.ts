import { deflateSync } from 'node:zlib';
import { zipFile } from '../../../platform/files/files.factory.ts';

/** Files as other programs write them, of invented people. */

export const jsonResume = {
  basics: {
    name: 'Mette Skov Lund',
    label: 'Projektleder',
    email: 'mette@example.dk',
    phone: '20 30 40 50',
    summary: '<p>Jeg leder <b>projekter</b>.</p><script>alert(1)</script><p>Helst små.</p>',
    location: { postalCode: '8000', city: 'Aarhus C', countryCode: 'DK', address: 'Havnegade 1' },
  },
  work: [
    {
      name: 'Fjordværket A/S',
      position: 'Projektleder',
      startDate: '2020-01-15',
      highlights: ['Byggede anlæg', 7, null],
    },
    { company: 'Nordlys', position: 'Planlægger', startDate: '2016', endDate: '2019-12', summary: 'Vagtplaner' },
    'no job',
    null,
  ],
  education: [
    {
      institution: 'Aalborg Universitet',
      area: 'Statskundskab',
      studyType: 'Bachelor',
      startDate: '2012',
      endDate: '2015',
    },
  ],
  skills: [{ name: 'Web', keywords: ['HTML', 'CSS'] }, { name: 'Sejlmageri' }, 5],
  languages: [
    { language: 'Danish', fluency: 'Native speaker' },
    { language: 'Tysk', fluency: 'B1' },
  ],
  certificates: [{ name: 'PRINCE2 Practitioner', date: '2021-01-01' }],
};

const html =
  '&lt;p&gt;Main tasks:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Planning&lt;/li&gt;&lt;li&gt;R&amp;amp;D&lt;/li&gt;&lt;/ul&gt;';

/** An export of the editor since 2020. */
export const candidateXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
  <CandidatePerson>
    <PersonName><oa:GivenName>Elena</oa:GivenName><hr:FamilyName>Rossi</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>elena@example.org</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>39</CountryDialing><oa:DialNumber>3201234567</oa:DialNumber></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Nørregade 4</oa:AddressLine><oa:CityName>Odense C</oa:CityName><CountryCode>dk</CountryCode><oa:PostalCode>5000</oa:PostalCode></Address></Communication>
    <hr:BirthDate>1990-05-04</hr:BirthDate><GenderCode>female</GenderCode>
    <PrimaryLanguageCode name="NORMAL">ita</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ExecutiveSummary>&lt;p&gt;Engineer.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory>
      <EmployerHistory><hr:OrganizationName>Vento S.p.A.</hr:OrganizationName>
        <PositionHistory><PositionTitle typeCode="FREETEXT">Engineer</PositionTitle>
          <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-06-15</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
          <oa:Description>${html}</oa:Description><City>Milano</City><Country>it</Country></PositionHistory></EmployerHistory>
      <EmployerHistory><hr:OrganizationName>Porto</hr:OrganizationName>
        <PositionHistory><PositionTitle>Assistant</PositionTitle>
          <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2017</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2019-05</hr:FormattedDateTime></eures:EndDate><hr:CurrentIndicator>false</hr:CurrentIndicator></eures:EmploymentPeriod></PositionHistory></EmployerHistory>
    </EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Politecnico di Milano</hr:OrganizationName>
      <AttendancePeriod><StartDate><hr:FormattedDateTime>2012-09</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2017-07</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
      <EducationDegree><hr:DegreeName>Laurea Magistrale in Ingegneria</hr:DegreeName></EducationDegree><EducationLevelCode>7</EducationLevelCode></EducationOrganizationAttendance></EducationHistory>
    <eures:Licenses><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License></eures:Licenses>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="NORMAL">dan</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B1</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency>
      <PersonCompetency><CompetencyID schemeName="FREE_TEXT">Engelsk</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID></PersonCompetency>
    </PersonQualifications>
    <Skills><PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>AutoCAD</hr:CompetencyName></PersonCompetency></Skills>
  </CandidateProfile>
</Candidate>`;

/** A file of the editor until 2020. */
export const skillsPassportXml = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" locale="da">
  <DocumentInfo><DocumentType>ECV</DocumentType><XSDVersion>V3.3</XSDVersion></DocumentInfo>
  <LearnerInfo>
    <Identification>
      <PersonName><FirstName>Jonas</FirstName><Surname>Thygesen</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><AddressLine>Vesterbro 2</AddressLine><PostalCode>9000</PostalCode><Municipality>Aalborg</Municipality><Country><Code>DK</Code><Label>Danmark</Label></Country></Contact></Address>
        <Email><Contact>jonas@example.dk</Contact></Email>
        <TelephoneList><Telephone><Contact>+45 20304050</Contact><Use><Code>mobile</Code></Use></Telephone></TelephoneList>
      </ContactInfo>
      <Demographics><Birthdate year="1988" month="--03" day="---10"/><Gender><Code>M</Code></Gender></Demographics>
    </Identification>
    <Headline><Type><Code>preferred_job</Code></Type><Description><Label>Tømrer</Label></Description></Headline>
    <WorkExperienceList><WorkExperience><Period><From year="2014" month="--08"/><To year="2018" month="--02"/></Period>
      <Position><Label>Tømrer</Label></Position><Activities>${html}</Activities>
      <Employer><Name>Byg &amp; Tag</Name><ContactInfo><Address><Contact><Municipality>Skive</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
    <EducationList><Education><Period><From year="2010"/><To year="2014"/></Period><Title>Tømrer, svendebrev</Title><Organisation><Name>Tradium</Name></Organisation><Level><Code>4</Code></Level></Education></EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Code>da</Code><Label>dansk</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList><ForeignLanguage><Description><Code>en</Code><Label>engelsk</Label></Description><ProficiencyLevel><Listening>C1</Listening><Reading>C1</Reading><SpokenInteraction>B2</SpokenInteraction><SpokenProduction>B2</SpokenProduction><Writing>B1</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList>
      </Linguistic>
      <Computer><Description>&lt;ul&gt;&lt;li&gt;Word, Excel, AutoCAD&lt;/li&gt;&lt;/ul&gt;</Description></Computer>
      <Driving><Description><Licence>B</Licence><Licence>BE</Licence></Description></Driving>
    </Skills>
  </LearnerInfo>
</SkillsPassport>`;

/** The tables of LinkedIn's export that have parts of a CV. */
export const linkedInTables: Readonly<Record<string, string>> = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nNadia,El-Sayed,,,"Mar 2, 1990",Indkøber,"Jeg køber ind.\n\nOg sælger ""alt"" & mere.",Retail,8000,"Aarhus, Midtjylland, Danmark",,,\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nHavnens Varer,Indkøber,"Aftaler, priser\nog levering",Aarhus,Jan 2020,\nTorvet,Butiksassistent,,,Mar 2016,Dec 2019\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nErhvervsakademi Aarhus,2013,2015,,Markedsføringsøkonom,Sport\n',
  'Skills.csv': 'Name\nForhandling\nExcel\n',
  'Languages.csv': 'Name,Proficiency\nDanish,Native or bilingual proficiency\nArabic,Limited working proficiency\n',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number\nTruckcertifikat B,,AMU,Mar 2018,,\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.dk,Yes,No,1/1/20\nnadia@example.dk,Yes,Yes,1/1/24\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,20 30 40 50,Mobile\n',
  'Connections.csv':
    'Notes:\n"Some text"\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nA,B,,,,,01 Jan 2020\n',
  'messages.csv': 'CONVERSATION ID,FROM,TO,CONTENT\n1,A,B,Hej\n',
};

/** LinkedIn's export. @param changed other tables, or texts for these; null leaves one out */
export function linkedInZip(changed: Readonly<Record<string, string | Buffer | null>> = {}): Buffer {
  const tables = { ...linkedInTables, ...changed };
  return zipFile(
    Object.entries(tables).flatMap(([name, content]) => (content === null ? [] : [{ name, content: content }])),
  );
}

/** A page with an attached file, as the Europass editor saves its PDFs. */
export function pdfWithAttached(xml: string, { text = 'Side', name = 'attachment.xml', filter = true } = {}): Buffer {
  const bytes = filter ? deflateSync(Buffer.from(xml)) : Buffer.from(xml);
  const page = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(${name}) 6 0 R] >> >> /AF [6 0 R] >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 7 0 R >> /AFRelationship /Data >>`,
    `<< /Type /EmbeddedFile /Subtype /text#2Fxml${filter ? ' /Filter /FlateDecode' : ''} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Size 8 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`, 'latin1');
}
