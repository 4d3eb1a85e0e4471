import { getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import type { Company } from '@jobblik/contract/companies/companies.schema';
import { shownLinks } from '@jobblik/contract/companies/network-links.rules';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { pathTo } from '@jobblik/contract/paths';
import { IconExternalLink, IconPencil, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { clearRequestedPage, isNewAd } from '../../platform/plans-path';
import { seo } from '../../platform/seo';
import { useRequestedPage } from '../../platform/state/use-requested-page';
import { pageWords, useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-gable.svg?raw';
import { classes } from '../../ui/classes';
import { Empty, Failed, ListStates } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button';
import { Band, Section } from '../../ui/layout/section';
import { adsPerPage, CompanyJobs } from '../page/company-jobs';
import { CompanyView, jobsId } from '../page/company-view';
import type { Route } from './+types/profile.page';
import s from './profile.module.css';
import { ProfileMeter } from './profile-meter';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'companies')('profile.title'), hidden: true });
}

/** The employer's own company as others see it, and the missing parts (spec 2§2). */
export default function ProfilePage() {
  const t = useWords('companies');
  const own = useCall(getEmployerProfile, undefined, { staleTime: 0 });
  const requested = useRequestedPage();
  const saved = own.data?.company;
  const company = saved && { ...saved, ...shownLinks(saved) };
  return (
    <>
      <Band full>
        <div className={classes('wrap', s.band, own.isPending && s.waiting)}>
          <div className={s.title}>
            <h1>{t('profile.title')}</h1>
            {company && (
              <div className={s.actions}>
                <ButtonLink
                  icon={IconExternalLink}
                  newWindow
                  to={pathTo('company', { company_id: company.company_id })}
                >
                  {t('profile.public')}
                </ButtonLink>
                {!company.verified && (
                  <ButtonLink icon={IconRosetteDiscountCheck} to={pathTo('verifyCompany')}>
                    {t('verify.title')}
                  </ButtonLink>
                )}
                <ButtonLink
                  kind={requested ? 'outlined' : 'filled'}
                  icon={IconPencil}
                  to={pathTo('settings', { area: 'virksomhed' })}
                >
                  {t('profile.edit')}
                </ButtonLink>
              </div>
            )}
          </div>
          {company && requested && <Onward requested={requested} />}
          {company && <ProfileMeter company={company} />}
        </div>
      </Band>
      <div key={own.isPending ? 'waiting' : 'there'} className={`wrap ${s.page}`}>
        {company ? (
          <OwnView company={company} />
        ) : own.error ? (
          <Failed error={own.error} onRetry={() => void own.refetch()} />
        ) : own.data ? (
          <Empty
            art={drawing}
            title={t('profile.none')}
            action={
              <ButtonLink kind="filled" to={pathTo('settings', { area: 'virksomhed' })}>
                {t('profile.none_action')}
              </ButtonLink>
            }
          >
            {t('profile.none_text')}
          </Empty>
        ) : (
          <AfterDelay>
            <SkeletonRows count={4} />
          </AfterDelay>
        )}
      </div>
    </>
  );
}

/** The way on for who filled in the profile because it was missing: to the ad, or to the page that was asked for. */
function Onward({ requested }: { requested: string }) {
  const t = useWords('companies');
  const what = isNewAd(requested) ? 'ad' : 'page';
  return (
    <section aria-label={t(`onward.${what}.title`)} className={s.onward}>
      <div>
        <h2>{t(`onward.${what}.title`)}</h2>
        <p>{t(`onward.${what}.text`)}</p>
      </div>
      <ButtonLink kind="filled" to={requested} onClick={clearRequestedPage}>
        {t(`onward.${what}.action`)}
      </ButtonLink>
    </section>
  );
}

function OwnView({ company }: { company: Company }) {
  const t = useWords('companies');
  const [params] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('side') ?? '1', 10) || 1);
  const ads = useCall(
    searchJobCondition,
    { body: { company_id: company.company_id, pageNumber: page, pagePerSize: adsPerPage } },
    { keepPrevious: true },
  );
  return (
    <>
      <p className={s.asOthers}>{t('profile.as_others')}</p>
      <CompanyView
        company={company}
        level={2}
        jobCount={ads.data?.count ?? null}
        jobs={
          <Section id={jobsId} title={t('jobs.title', { name: company.company_name })}>
            <ListStates
              query={ads}
              isEmpty={({ count }) => count === 0}
              empty={
                <Empty
                  level={3}
                  title={t('profile.no_ads')}
                  action={<ButtonLink to={pathTo('newAd')}>{t('profile.no_ads_action')}</ButtonLink>}
                >
                  {t('profile.no_ads_text')}
                </Empty>
              }
            >
              {({ jobs, count }) => (
                <CompanyJobs
                  company={company}
                  jobs={jobs}
                  count={count}
                  page={page}
                  hrefOf={(number) => `${pathTo('companyProfile')}?side=${number}#${jobsId}`}
                />
              )}
            </ListStates>
          </Section>
        }
      />
    </>
  );
}
