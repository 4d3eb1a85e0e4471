import { useWords } from '../../platform/words/i18n';
import type { WordResources } from '../../platform/words/word-lists';
import s from './product-picture.module.css';

/** Files that `npm run pictures` creates from the running product: `<name>-<wide|narrow>-<light|dark>.webp`. */
const files = import.meta.glob<string>('./*.webp', { eager: true, query: '?url', import: 'default' });

const fileOf = (name: string, size: 'wide' | 'narrow', scheme: string) => files[`./${name}-${size}-${scheme}.webp`];

/** A screenshot of the product with the sample data, in the visitor's colour scheme and for the window's width; loaded lazily. */
export function ProductPicture({ name }: { name: keyof WordResources['pictures'] }) {
  const t = useWords('pictures');
  return (
    <figure className={s.figure}>
      {(['light', 'dark'] as const).map((scheme) => (
        <picture key={scheme} className={s[scheme]}>
          <source media="(max-width: 600px)" srcSet={fileOf(name, 'narrow', scheme)} width={780} height={1240} />
          <img
            src={fileOf(name, 'wide', scheme)}
            alt={t(`${name}.alt`)}
            width={1280}
            height={800}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
      <figcaption>{t(`${name}.caption`)}</figcaption>
    </figure>
  );
}
