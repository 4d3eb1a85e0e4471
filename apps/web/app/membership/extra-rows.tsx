import { type BuyerRole, offers } from '@jobblik/contract/membership/plans.rules';
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandYoutube,
  IconFileText,
  IconMessage,
  IconPencil,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react';
import { useWords } from '../platform/words/i18n';
import { Icon } from '../ui/brand/icon';
import { Switch } from '../ui/forms/choice';
import { exactKroner } from './exact-kroner';
import s from './membership.module.css';

const icons = {
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
  facebook: IconBrandFacebook,
  handling: IconUsers,
  review: IconFileText,
  letter: IconPencil,
  video: IconVideo,
  coaching: IconMessage,
} as const;

interface ExtraRowsProps {
  role: BuyerRole;
  value: readonly number[];
  /** Extras that the plan cannot be bought with. */
  out: readonly number[];
  onChange: (extras: number[]) => void;
}

/** The extras of a plan, switched on and off. */
export function ExtraRows({ role, value, out, onChange }: ExtraRowsProps) {
  const t = useWords('membership');
  const toggle = (id: number) => onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  return (
    <section className={s.extras}>
      <h2>{t(`${role}.extras_title`)}</h2>
      <p className={s.lead} role="status">
        {t(out.length > 0 ? 'extras_need_ads' : `${role}.extras_lead`)}
      </p>
      <ul>
        {offers[role].extras.map(({ id, name, price }) => (
          <li key={id}>
            <Icon of={icons[name]} size={22} />
            <Switch
              label={t(`${role}.extras.${id as 1}`)}
              description={t(`${role}.extra_texts.${id as 1}`)}
              checked={value.includes(id)}
              disabled={out.includes(id)}
              onChange={() => toggle(id)}
            />
            <strong>{price === 0 ? t('included') : exactKroner(price)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
