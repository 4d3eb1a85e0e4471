import { getOperator } from '@jobblik/contract/admin/operators.api';
import type { OperatorProfile } from '@jobblik/contract/admin/operators.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { pathTo } from '@jobblik/contract/paths';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SecuritySection } from '../../accounts/index';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { useEndSession } from '../../platform/session/use-end-session';
import { useWords } from '../../platform/words/i18n';
import { Logo } from '../../ui/brand/logo';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { Button } from '../../ui/forms/button';
import s from './admin-frame.module.css';

interface AdminFrameProps {
  /** The shell's page. */
  page: ComponentType<{ header: ReactNode; children: ReactNode }>;
  children: ReactNode;
}

/** Header and content of the operators' area. An account without a second factor gets the screen that adds one. */
export function AdminFrame({ page: Page, children }: AdminFrameProps) {
  const { data, error, isError, refetch } = useCall(getOperator, undefined, { staleTime: Number.POSITIVE_INFINITY });
  const isBare = error instanceof Problem && error.code === 'operator_without_second_factor';
  return (
    <Page header={<AdminHeader operator={data?.operator} />}>
      {isBare ? (
        <SecureFirst onDone={() => void refetch()} />
      ) : isError ? (
        <Failed error={error} onRetry={() => void refetch()} level={1} />
      ) : data ? (
        children
      ) : (
        <AfterDelay>
          <SkeletonRows count={6} />
        </AfterDelay>
      )}
    </Page>
  );
}

/** The screens in the header, each with its word. */
const screens = [
  ['admin', 'cases'],
  ['adminLookUp', 'lookup.title'],
  ['adminLog', 'log.title'],
] as const;

function AdminHeader({ operator }: { operator: OperatorProfile | undefined }) {
  const t = useWords('admin');
  const end = useEndSession(pathTo('adminLogin'));
  const { pathname } = useLocation();
  return (
    <header className={s.header}>
      <div className={s.bar}>
        <span className={s.brand}>
          <Logo to={pathTo('admin')} />
          <b>{t('brand')}</b>
        </span>
        <nav aria-label={t('nav')} className={s.nav}>
          {screens.map(([name, word]) => (
            <Link key={name} to={pathTo(name)} aria-current={pathname === pathTo(name) ? 'page' : undefined}>
              {t(word)}
            </Link>
          ))}
        </nav>
        {operator && (
          <p className={s.who}>
            <b>{operator.name}</b>
            <small>{t(`secured.${operator.secured_by}`)}</small>
          </p>
        )}
        <Button kind="text" size="small" onClick={() => void end()}>
          {t('signOut')}
        </Button>
      </div>
    </header>
  );
}

function SecureFirst({ onDone }: { onDone: () => void }) {
  const t = useWords('admin');
  return (
    <div className={`wrap ${s.secure}`}>
      <h1>{t('secure.title')}</h1>
      <p>{t('secure.lead')}</p>
      <SecuritySection />
      <Button kind="filled" onClick={onDone}>
        {t('secure.go')}
      </Button>
    </div>
  );
}
