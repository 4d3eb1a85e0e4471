import { pathTo } from '@jobblik/contract/paths';
import { Link } from '../../platform/link';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Card } from '../../ui/layout/section';
import { PlaceMap } from '../../ui/media/place-map';
import type { Route } from './+types/contact.page';
import s from './contact.module.css';
import { ContactForm } from './contact-form';

/** Centre of the contact map: postcode 9000, in the north of Denmark (spec 1§9). */
const place = { label: '9000 Aalborg', lat: 57.039, lng: 9.914 };

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'content');
  return seo(matches, {
    title: t('contact.title'),
    description: t('contact.description'),
    keywords: t('contact.keywords'),
    path: pathTo('contact'),
    image: '/social/page-contact.png',
  });
}

export default function ContactPage() {
  const t = useWords('content');
  return (
    <div className={`wrap ${s.page}`}>
      <div>
        <h1>{t('contact.title')}</h1>
        <p className={s.lead}>{t('contact.lead')}</p>
        <ContactForm />
      </div>
      <aside className={s.aside}>
        <h2>{t('contact.where')}</h2>
        <Card flush>
          <PlaceMap places={[place]} zoom={15} street={t('contact.place')} />
        </Card>
        <p>
          {t('contact.faq')} <Link to={pathTo('support')}>{t('contact.faq_link')}</Link>.
        </p>
      </aside>
    </div>
  );
}
