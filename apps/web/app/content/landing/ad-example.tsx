import { formatKronerRange } from '../../platform/words/format';
import { KeyFacts } from '../../ui/layout/key-facts';
import { Card } from '../../ui/layout/section';
import s from './ad-example.module.css';

type ExampleWord =
  | 'job'
  | 'pay'
  | 'pay_note'
  | 'hours'
  | 'hours_value'
  | 'place'
  | 'place_value'
  | 'place_note'
  | 'start'
  | 'start_value'
  | 'deadline'
  | 'deadline_value'
  | 'caption';

interface AdExampleProps {
  /** Returns a text of the example by its name. */
  word: (name: ExampleWord) => string;
  /** Monthly pay in øre, from and to. */
  pay: readonly [number, number];
  /** Level of the ad's title. */
  level?: 2 | 3;
}

/** The top of an ad as the product shows it, labelled as an example. */
export function AdExample({ word, pay, level = 3 }: AdExampleProps) {
  const Title = `h${level}` as const;
  return (
    <figure className={s.example}>
      <Card strong>
        <Title className={s.title}>{word('job')}</Title>
        <KeyFacts
          facts={[
            { label: word('pay'), value: formatKronerRange(...pay), note: word('pay_note') },
            { label: word('hours'), value: word('hours_value') },
            { label: word('place'), value: word('place_value'), note: word('place_note') },
            { label: word('start'), value: word('start_value') },
            { label: word('deadline'), value: word('deadline_value') },
          ]}
        />
      </Card>
      <figcaption className="note muted">{word('caption')}</figcaption>
    </figure>
  );
}
