import { classes } from '../classes';
import { lettersOf, pairOf } from './letters';
import s from './picture.module.css';

interface PictureProps {
  name: string;
  id?: number | undefined;
  src?: string | null | undefined;
  className: string | undefined;
  style: { width: number; height: number; borderRadius?: number };
  /** How many letters replace a missing picture, and their size relative to its height. */
  letters: { count: 1 | 2; scale: number };
}

/** A picture, or the owner's initials in two colours of the theme. The name is beside it, so it is hidden from screen readers. */
function Mark({ name, id, src, className, style, letters }: PictureProps) {
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={style.width}
        height={style.height}
        loading="lazy"
        decoding="async"
        className={className}
        style={style}
      />
    );
  const [background, color] = pairOf(name, id);
  return (
    <span
      className={classes(className, s.letters)}
      style={{ ...style, background, color, fontSize: style.height * letters.scale }}
      aria-hidden="true"
      translate="no"
    >
      {lettersOf(name, letters.count)}
    </span>
  );
}

interface CompanyAvatarProps {
  name: string;
  /** Id of the company: decides its colours without a logo. Without an id they follow from the name. */
  id?: number | undefined;
  /** Address of the logo. */
  src?: string | null | undefined;
  /** Side in px: 36, 48 in rows, 72 in headers. */
  size?: 36 | 40 | 44 | 48 | 72 | 104;
}

/** A company's square avatar. */
export function CompanyAvatar({ name, id, src, size = 48 }: CompanyAvatarProps) {
  const style = { width: size, height: size, borderRadius: size >= 72 ? 16 : size <= 36 ? 9 : 12 };
  return <Mark name={name} id={id} src={src} className={s.mark} style={style} letters={{ count: 1, scale: 0.4 }} />;
}

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Diameter in px. */
  size?: 32 | 36 | 40 | 44 | 72 | 104;
}

/** A person, round. Without a picture: initials. */
export function Avatar({ name, src, size = 44 }: AvatarProps) {
  const style = { width: size, height: size };
  return <Mark name={name} src={src} className={s.avatar} style={style} letters={{ count: 2, scale: 0.36 }} />;
}

export const portraits = [
  'ali',
  'amalie',
  'emil',
  'fatima',
  'grace',
  'jonas',
  'karen',
  'lene',
  'linh',
  'mads',
  'peter',
  'signe',
  'sofie',
] as const;

/** One of the drawn people, for landing pages and examples. `alt` only if the drawing has a meaning. */
export function Portrait({
  of,
  size = 104,
  alt = '',
}: {
  of: (typeof portraits)[number];
  size?: number;
  alt?: string;
}) {
  return (
    <img
      src={`/art/portrait-${of}.svg`}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      className={s.avatar}
      style={{ width: size, height: size }}
    />
  );
}
