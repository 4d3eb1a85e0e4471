import { type ReactNode, useId } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import { ButtonLink } from '../../ui/forms/button';
import { Accordion } from '../../ui/layout/accordion';
import { Band, Section } from '../../ui/layout/section';
import { BeforeAfter } from '../guides/before-after';
import { CheckList } from '../guides/check-list';
import { Opening } from '../landing/opening';
import s from './service-parts.module.css';
import { questionsOf, type ServiceName } from './service-words';

interface PartProps {
  name: ServiceName;
}

interface ServiceHeadProps extends PartProps {
  art: string;
  actionTo: string;
  secondTo: string;
}

/** What the page is about, on sand, with its drawing and its actions. */
export function ServiceHead({ name, art, actionTo, secondTo }: ServiceHeadProps) {
  const t = useWords('services');
  return (
    <Band full>
      <div className={`wrap ${s.head}`}>
        <div className={s.words}>
          <Opening heading={t(`${name}.heading`)} lead={t(`${name}.lead`)}>
            <ButtonLink kind="filled" size="large" to={actionTo}>
              {t(`${name}.action`)}
            </ButtonLink>
            <ButtonLink size="large" to={secondTo}>
              {t(`${name}.second`)}
            </ButtonLink>
          </Opening>
        </div>
        <Art svg={art} className={s.art} />
      </div>
    </Band>
  );
}

/** A heading at the left, and what it is about at the right. */
export function Split({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={s.split}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}

/** What one gets, side by side. */
export function Points({ name }: PartProps) {
  const t = useWords('services');
  return (
    <Section title={t(`${name}.points.heading`)}>
      <ul className={s.points}>
        {t.list(`${name}.points.items`).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How it goes, one step after the other. */
export function Steps({ name }: { name: Exclude<ServiceName, 'interview'> }) {
  const t = useWords('services');
  return (
    <Split title={t(`${name}.steps.heading`)}>
      <ol className={s.steps}>
        {t.list(`${name}.steps.items`).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Split>
  );
}

/** A piece of advice with a text before and after. */
export function Advice({ name }: { name: 'advertising' | 'recruitment' | 'branding' }) {
  const t = useWords('services');
  return (
    <Split title={t(`${name}.advice.heading`)} text={t(`${name}.advice.text`)}>
      <BeforeAfter
        before={t(`${name}.advice.before`)}
        after={t(`${name}.advice.after`)}
        labels={{ before: t('before'), after: t('after') }}
      />
    </Split>
  );
}

/** Lists to tick off, on sand. */
export function CheckLists({ name }: { name: 'interview' | 'branding' | 'outplacement' }) {
  const t = useWords('services');
  return (
    <div className={s.lists}>
      {t.list(`${name}.lists`).map(({ heading, items }) => (
        <section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <CheckList items={items} />
        </section>
      ))}
    </div>
  );
}

/** What people ask, and the answers. */
export function Questions({ name }: PartProps) {
  const t = useWords('services');
  return (
    <Split title={t('faq')}>
      <Accordion
        items={questionsOf(name, t).map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
      />
    </Split>
  );
}
