import { directoryPage } from '@jobblik/contract/companies/directory.rules';
import type { DirectoryAnswer } from '@jobblik/contract/companies/directory.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useNavigation } from 'react-router';
import { Link } from '../../platform/link';
import { useUrlState } from '../../platform/state/use-url-state';
import { useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-houses.svg?raw';
import { classes } from '../../ui/classes';
import { Empty } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';
import { Pager } from '../../ui/layout/pager';
import { CompanyRows } from './company-rows';
import s from './directory.module.css';
import { type DirectoryAddress, directoryPath, isNarrowed, wholeDirectory } from './directory-address';
import { DirectoryFilters } from './directory-filters';
import { LetterIndex } from './letter-index';

interface CompanyDirectoryProps {
  address: DirectoryAddress;
  answer: DirectoryAnswer;
}

/** The search for companies and its hits. Without scripts the form and the links work the same. */
export function CompanyDirectory({ address, answer }: CompanyDirectoryProps) {
  const t = useWords('companies');
  const { current, change } = useUrlState(address, directoryPath);
  const isBusy = useNavigation().location?.pathname === pathTo('companies');
  const { count, companies } = answer;
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('directory.title')}</h1>
      <p className={s.lead}>{t('directory.lead')}</p>
      <DirectoryFilters
        address={current}
        answer={answer}
        onChange={(part, replace) => change({ ...part, page: 1 }, replace)}
      />
      <LetterIndex address={address} letters={answer.letters} />
      <section aria-labelledby="virksomheder" aria-busy={isBusy} className={classes(s.hits, isBusy && s.busy)}>
        <div className={s.header}>
          <h2 id="virksomheder" aria-live="polite">
            {t('directory.count', { count })}
          </h2>
          {isNarrowed(address) && count > 0 && (
            <Link to={directoryPath({ ...wholeDirectory, sort: address.sort })}>{t('directory.all')}</Link>
          )}
        </div>
        <SearchNote keyword={address.keyword} answer={answer} />
        {count > 0 ? <CompanyRows companies={companies} /> : <NoCompanies address={address} answer={answer} />}
        {count > directoryPage.standard && (
          <Pager
            page={address.page}
            total={count}
            pageSize={directoryPage.standard}
            sizes={[]}
            hrefOf={(page) => directoryPath({ ...address, page })}
          />
        )}
      </section>
    </div>
  );
}

/** Shows how the keyword was changed if it was not found as typed. */
function SearchNote({ keyword, answer: { corrected, is_near } }: { keyword: string; answer: DirectoryAnswer }) {
  const t = useWords('companies');
  if (corrected) return <p className={s.note}>{t('directory.corrected', { keyword, corrected })}</p>;
  return is_near ? <p className={s.note}>{t('directory.near', { keyword })}</p> : null;
}

/** Next steps without hits: remove one filter, or show all companies; the ads if there are no companies at all. */
function NoCompanies({ address, answer }: CompanyDirectoryProps) {
  const t = useWords('companies');
  if (!isNarrowed(address)) {
    return (
      <Empty
        level={3}
        title={t('directory.empty')}
        action={<ButtonLink to={pathTo('findJob')}>{t('directory.find_jobs')}</ButtonLink>}
      >
        {t('directory.empty_text')}
      </Empty>
    );
  }
  const onlyWords = { ...wholeDirectory, keyword: address.keyword };
  const hasChoices = isNarrowed({ ...address, keyword: '' });
  const isElsewhere = hasChoices && address.keyword !== '';
  const to = directoryPath(isElsewhere ? onlyWords : wholeDirectory);
  return (
    <Empty
      level={3}
      art={drawing}
      title={answer.location_known ? t('directory.none') : t('directory.unknown_place', { place: address.location })}
      action={<ButtonLink to={to}>{t(isElsewhere ? 'directory.without_choices' : 'directory.all')}</ButtonLink>}
    >
      {t(hasChoices ? 'directory.none_chosen' : 'directory.none_text')}
    </Empty>
  );
}
