import type { Company } from '@jobblik/contract/companies/companies.schema';
import { useWords } from '../platform/i18n';
import { Chip, ChipRow } from '../ui/chip';
import { EyeMeter } from '../ui/eye-meter';
import { completenessOf, sectionOfPart } from './completeness';
import s from './profile.module.css';

/** How complete the profile is, and the way to each thing it lacks. */
export function ProfileMeter({ company }: { company: Company }) {
  const t = useWords('companies');
  const { percent, missing } = completenessOf(company);
  return (
    <div className={s.meter}>
      <EyeMeter percent={percent} label={t('profile.meter')} width={132} />
      <div className={s.missing}>
        {missing.length === 0 ? (
          <p>{t('profile.complete')}</p>
        ) : (
          <>
            <p>{t('profile.missing')}</p>
            <ChipRow>
              {missing.map((part) => (
                <Chip key={part} add to={`/virksomhed/indstillinger#${sectionOfPart[part]}`}>
                  {t(`parts.${part}`)}
                </Chip>
              ))}
            </ChipRow>
          </>
        )}
      </div>
    </div>
  );
}
