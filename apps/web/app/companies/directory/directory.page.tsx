import { searchCompanies } from '@jobblik/contract/companies/directory.api';
import { directoryPage } from '@jobblik/contract/companies/directory.rules';
import { redirect } from 'react-router';
import { serverApi } from '../../platform/api/server-api';
import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import { pageCount } from '../../ui/layout/pager-window';
import type { Route } from './+types/directory.page';
import { CompanyDirectory } from './company-directory';
import { directoryPath, directoryQueryOf, indexedDirectory, readDirectory } from './directory-address';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call } = serverApi(context);
  const address = readDirectory(new URL(request.url).searchParams);
  const answer = await call(searchCompanies, { query: directoryQueryOf(address) });
  if (answer.companies.length === 0 && answer.count > 0) {
    throw redirect(directoryPath({ ...address, page: pageCount(answer.count, directoryPage.standard) }));
  }
  return { address, answer };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'companies');
  if (!loaderData) return seo(matches, { title: t('directory.title'), hidden: true });
  const { address, answer } = loaderData;
  const place = answer.places.find(({ slug }) => slug === address.location)?.name;
  const among = { place, branch: address.branch, letter: address.letter };
  const title = place
    ? t('directory.meta.place', among)
    : address.branch
      ? t('directory.meta.branch', among)
      : address.letter
        ? t('directory.meta.letter', among)
        : t('directory.meta.title');
  return seo(matches, {
    title,
    description: t('directory.meta.description'),
    keywords: t('directory.meta.keywords'),
    ...indexedDirectory(address, answer),
  });
}

/** Every company with a profile, for everybody: by name, trade, place and initial. */
export default function DirectoryPage({ loaderData: { address, answer } }: Route.ComponentProps) {
  return <CompanyDirectory address={address} answer={answer} />;
}
