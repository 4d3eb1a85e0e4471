import { type ReactNode, useId } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import { ButtonLink } from '../../ui/forms/button';
import { Accordion } from '../../ui/layout/accordion';
import { Section } from '../../ui/layout/section';
import { BeforeAfter } from '../guides/before-after';
import { CheckList } from '../guides/check-list';
import { Opening } from '../landing/opening';
import s from './service-parts.module.css';
import { questionsOf, type ServiceName } from './service-words';

interface PartProps {
  name: ServiceName;
}

interface ServiceHeaderProps extends PartProps {
  /** Markup of a drawing, or an example component. */
  picture: string | ReactNode;
  actionTo: string;
  secondTo: string;
  /**
   * beside: on sand, the picture at the right · first: on paper, the picture at the left · strip: the picture as wide as the page,
   * above · night: dark in both colour schemes, like the video rooms.
   */
  shape: 'beside' | 'first' | 'strip' | 'night';
}

/** The top of a service page: title, picture and actions; the shape differs from page to page. */
export function ServiceHeader({ name, picture, actionTo, secondTo, shape }: ServiceHeaderProps) {
  const t = useWords('services');
  const isDrawing = typeof picture === 'string';
  return (
    <div className={s[shape]} {...(shape === 'night' && { 'data-color-scheme': 'dark' })}>
      <div className={`wrap ${s.header}`}>
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
        {isDrawing ? <Art svg={picture} className={s.art} /> : <div className={s.sample}>{picture}</div>}
      </div>
    </div>
  );
}

/** A heading at the left, and its content at the right. */
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

/** The benefits, side by side. */
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

/** The process, step by step. */
export function Steps({ name }: { name: 'advertising' | 'recruitment' | 'branding' }) {
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

/** Advice with an example text before and after. */
export function Advice({ name }: { name: 'advertising' | 'recruitment' }) {
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

/** Check lists, on sand. */
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

/** Frequent questions, with answers. */
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
