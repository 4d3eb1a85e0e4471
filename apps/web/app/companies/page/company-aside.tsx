import type { Company } from '@jobblik/contract/companies/companies.schema';
import { formatCvr } from '@jobblik/contract/kernel/typed/cvr.rules';
import { phoneLink } from '@jobblik/contract/kernel/typed/phone.rules';
import { pathTo } from '@jobblik/contract/paths';
import { IconMail, IconPhone, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MapFromHome } from '../../lookups';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Icon, type IconShape } from '../../ui/brand/icon';
import { Card } from '../../ui/layout/section';
import { ShareLinks } from '../../ui/share/share-links';
import { socialLinks } from '../settings/social-links';
import s from './company.module.css';
import { WriteToCompany } from './write-to-company';

/** Beside the text: contact person, links, place, and ways to share the page. */
export function CompanyAside({ company }: { company: Company }) {
  const t = useWords('companies');
  const { company_location: place } = company;
  return (
    <aside className={s.aside}>
      <WriteToCompany company={company} />
      <ContactCard company={company} />
      {place && (
        <Card flush>
          <MapFromHome places={[place]} street={company.company_address} zoom={15} />
        </Card>
      )}
      <ShareLinks path={pathTo('company', { company_id: company.company_id })} title={company.company_name} />
      <p className="small">
        <Link to={pathTo('report', { kind: 'company', thing: company.company_id })}>{t('report')}</Link>
      </p>
    </aside>
  );
}

function ContactCard({ company }: { company: Company }) {
  const t = useWords('companies');
  const social = socialLinks(company);
  const person = company.company_contact_person;
  const ownLines = [company.company_website, company.company_phone, company.company_cvr, ...social];
  const personLines = [person, company.company_contact_email, company.company_contact_phone].some(Boolean);
  if (!personLines && !ownLines.some(Boolean)) return null;
  return (
    <Card strong className={s.contact}>
      <h2>{t('contact.title')}</h2>
      {personLines && (
        <div className={s.lines}>
          {person && (
            <p>
              <b>{person}</b>
              {company.company_contact_title && `, ${company.company_contact_title}`}
            </p>
          )}
          {company.company_contact_phone && <Phone number={company.company_contact_phone} />}
          {company.company_contact_email && (
            <Line icon={IconMail}>
              <a href={`mailto:${company.company_contact_email}`}>{company.company_contact_email}</a>
            </Line>
          )}
        </div>
      )}
      {ownLines.some(Boolean) && (
        <div className={s.lines}>
          {company.company_website && (
            <Line icon={IconWorld}>
              <a href={company.company_website} target="_blank" rel="noopener">
                {hostOf(company.company_website)}
              </a>
            </Line>
          )}
          {company.company_phone && company.company_phone !== company.company_contact_phone && (
            <Phone number={company.company_phone} />
          )}
          {social.map(({ name, href, icon }) => (
            <Line key={name} icon={icon}>
              <a
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={t('contact.on_network', { name: company.company_name, network: name })}
              >
                {name}
              </a>
            </Line>
          ))}
          {company.company_cvr && (
            <p className="note muted num">{t('contact.cvr', { cvr: formatCvr(company.company_cvr) })}</p>
          )}
        </div>
      )}
    </Card>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <Line icon={IconPhone}>
      <a href={phoneLink(number)}>{number}</a>
    </Line>
  );
}

function Line({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <p className={s.line}>
      <Icon of={icon} size={18} /> {children}
    </p>
  );
}

/** "nordlysenergi.dk" */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}
