import type { Company } from '@jobblik/contract/companies/companies.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useWords } from '../../platform/words/i18n';
import { EyeMeter } from '../../ui/feedback/eye-meter';
import { ButtonLink } from '../../ui/forms/button';
import { Chip, ChipRow } from '../../ui/forms/chip';
import { completenessOf, type ProfilePart, sectionOfPart } from './completeness';
import s from './profile.module.css';

/** How complete the profile is, the most useful next step, and links to the other missing parts. */
export function ProfileMeter({ company }: { company: Company }) {
  const t = useWords('companies');
  const { percent, missing } = completenessOf(company);
  const [next, ...others] = missing;
  return (
    <div className={s.meter}>
      <EyeMeter percent={percent} label={t('profile.meter')} width={132} />
      <div className={s.missing}>
        {next === undefined ? (
          <p>{t('profile.complete')}</p>
        ) : (
          <>
            <div className={s.next}>
              <div>
                <p className="small text-2">{t('profile.next')}</p>
                <h2>{t(`next.${next}.title`)}</h2>
                <p className="text-2">{t(`next.${next}.text`)}</p>
              </div>
              <ButtonLink to={settingsOf(next)}>{t('profile.next_action')}</ButtonLink>
            </div>
            {others.length > 0 && (
              <>
                <p className="small text-2">{t('profile.missing')}</p>
                <ChipRow>
                  {others.map((part) => (
                    <Chip key={part} add to={settingsOf(part)}>
                      {t(`parts.${part}`)}
                    </Chip>
                  ))}
                </ChipRow>
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function settingsOf(part: ProfilePart): string {
  return `${pathTo('settings', { area: 'virksomhed' })}#${sectionOfPart[part]}`;
}
