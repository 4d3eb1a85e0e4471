import type { Profession } from './professions.factory.ts';

export const english: readonly Profession[] = [
  {
    titles: ['Software Engineer', 'Senior Frontend Developer', 'Full Stack Developer', 'Student Developer'],
    companies: ['Unity Technologies', 'Zendesk', 'Tradeshift', 'Bluebird ApS', 'Pleo', 'University of Copenhagen'],
    tasks: [
      'Built design system used by five teams',
      'Moved the checkout to TypeScript',
      'Mentored two junior developers',
      'Cut page load time by half',
    ],
    educations: [
      ['MSc in Computer Science', 'IT University of Copenhagen'],
      ['BSc in Software Engineering', 'University of Southern Denmark'],
      ['High School Diploma', 'Birkerød Gymnasium'],
    ],
    skills: ['TypeScript', 'React', 'Node.js', 'AWS', 'GraphQL'],
    about: 'Product-minded engineer who likes small steps and fast feedback. Comfortable in front of users.',
  },
  {
    titles: ['HR Partner', 'Recruiter', 'Talent Acquisition Specialist', 'HR Assistant'],
    companies: ['Maersk', 'LEGO Group', 'Vestas Wind Systems', 'Too Good To Go', 'Randstad', 'Ørsted'],
    tasks: [
      'Recruited engineers in six countries',
      'Introduced structured interviews',
      'Ran onboarding for 80 new colleagues',
      'Advised managers on employment law',
    ],
    educations: [
      ['Master of Science in Human Resource Management', 'Copenhagen Business School'],
      ['Bachelor of Arts in Psychology', 'University of Leeds'],
      ['International Baccalaureate', 'Nyborg Gymnasium'],
    ],
    skills: ['Recruitment', 'Onboarding', 'Workday', 'Employer branding', 'Coaching'],
    about: 'HR professional with a record of hiring well and keeping people. Fluent in three working languages.',
  },
  {
    titles: ['Warehouse Worker', 'Cleaner', 'Kitchen Assistant', 'Housekeeper', 'Delivery Driver'],
    companies: ['ISS Facility Services', 'Nemlig.com', 'Hotel Phoenix', 'Wolt', 'Salling Group', 'Joe & the Juice'],
    tasks: [
      'Picking and packing orders',
      'Daily cleaning of offices',
      'Preparing cold dishes',
      'Training new colleagues',
    ],
    educations: [
      ['Diploma in Hotel Management', 'Kathmandu Academy'],
      ['Secondary School', 'Liceum nr 4, Gdynia'],
      ['Certificate in Food Safety', 'Copenhagen Hospitality College'],
    ],
    skills: ['Teamwork', 'Forklift', 'Food safety', 'Customer service', 'Time management'],
    about: 'Hard-working and punctual. I learn fast and I am used to working early mornings and weekends.',
  },
  {
    titles: ['Data Analyst', 'Business Analyst', 'Financial Controller', 'Research Assistant'],
    companies: ['Nordea', 'Danske Bank', 'Novozymes A/S', 'Deloitte', 'Aarhus University', 'Lunar'],
    tasks: [
      'Built dashboards in Power BI',
      'Automated monthly reporting',
      'Modelled credit risk',
      'Presented findings to management',
    ],
    educations: [
      ['MSc Economics and Business Administration', 'Aarhus University'],
      ['BSc in Mathematics', 'University of Warsaw'],
      ['Exchange semester', 'National University of Singapore'],
    ],
    skills: ['SQL', 'Python', 'Power BI', 'Excel', 'Statistics'],
    about: 'Analyst who explains numbers in plain words. Five years in banking and biotech.',
  },
];
