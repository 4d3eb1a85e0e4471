import type { Application } from '@jobblik/contract/applications/applications.schema';
import { employerEyeOf } from '@jobblik/contract/applications/eye.rules';
import { useWords } from '../../platform/words/i18n';
import { Eye } from '../../ui/brand/eye';

type Shown = Pick<Application, 'is_seen' | 'active' | 'reject'>;

/** The eye of an application as its employer sees it: new, read, or closed. */
export function EmployerEye({ application, width = 24 }: { application: Shown; width?: number }) {
  const t = useWords('applications');
  const look = employerEyeOf(application);
  return (
    <span role="img" aria-label={t(`eye.${look}`)}>
      <Eye look={look} width={width} />
    </span>
  );
}
