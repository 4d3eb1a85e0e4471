import type { Company, CompanySuggestion } from '@jobblik/contract/companies/companies.schema';

const aalborg = { id: 9000, name: 'Aalborg', zip: '9000', region: 'Nordjylland', lat: 57.0488, lng: 9.9217 };

/** A company with every field but its X account, for tests. */
export const nordlys: Company = {
  company_id: 7,
  user_id: 70,
  company_name: 'Nordlys Energi',
  company_cvr: '25313763',
  company_address: 'Energivej 4',
  company_zip_code: '9000',
  company_city: aalborg,
  company_location: aalborg,
  company_phone: '98 00 00 00',
  company_website: 'https://nordlysenergi.dk',
  company_contact_person: 'Lene Kjærgaard',
  company_contact_title: 'teamleder',
  company_contact_email: 'lene@nordlysenergi.dk',
  company_contact_phone: '98 00 00 01',
  company_employees: 640,
  company_branch: 'Energi',
  company_founded: 1921,
  company_facebook: 'https://facebook.com/nordlys',
  company_linkedin: 'https://linkedin.com/company/nordlys',
  company_instagram: null,
  company_youtube: null,
  company_twitter: null,
  company_logo: '/files/logo',
  company_logo_real_name: 'nordlys.png',
  company_logo_real_size: 2048,
  company_video_resume: '/files/video',
  company_video_real_name: 'Vores hverdag.mp4',
  company_video_real_size: 4_000_000,
  company_video_real_type: 'mp4',
  company_about_us: '<p>Vi leverer strøm.</p>',
  company_teaser: 'Vi leverer strøm.',
  verified: null,
  updated_at: '2026-11-20T09:12:00.000Z',
};

/** What is known of a company that does not exist yet: its name, from sign-up. */
export const unknown: CompanySuggestion = {
  company_name: 'Nordlys',
  company_cvr: null,
  company_address: null,
  company_city: null,
  company_phone: null,
  company_contact_person: null,
};

/** The same after the invoice has been addressed. */
export const invoiced: CompanySuggestion = {
  ...unknown,
  company_cvr: '25313763',
  company_address: 'Energivej 4',
  company_city: aalborg,
  company_contact_person: 'Lene Kjærgaard',
};
