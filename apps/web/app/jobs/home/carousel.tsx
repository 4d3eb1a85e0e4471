import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/forms/button';
import s from './carousel.module.css';

interface CarouselProps {
  /** Accessible name of the row. */
  label: string;
  /** Accessible names of the buttons. */
  back: string;
  forth: string;
  /** The list, wider than the row. */
  children: ReactNode;
}

/** Whether a row can be moved in either direction; null while it is not known. */
type Ends = { start: boolean; end: boolean } | null;

/** Less than a pixel is left where the window is zoomed. */
const tolerance = 1;

/**
 * A row that scrolls sideways: by touch, by the arrow keys and, with scripts, by two buttons. Without scripts the buttons are not
 * shown and the row scrolls as well.
 */
export function Carousel({ label, back, forth, children }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const ends = useEnds(row);
  const isMovable = ends !== null && !(ends.start && ends.end);
  // Most of a page, so that an item that is cut off is whole afterwards.
  const move = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div ref={row} className={s.row} role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
      <div className={classes(s.buttons, !isMovable && s.off)}>
        <IconButton lined icon={IconChevronLeft} label={back} {...offAt(ends?.start)} onClick={() => move(-1)} />
        <IconButton lined icon={IconChevronRight} label={forth} {...offAt(ends?.end)} onClick={() => move(1)} />
      </div>
    </>
  );
}

/** A button at its end stays in the tab order: it would lose the focus in the middle of a series of clicks. */
function offAt(isAtEnd: boolean | undefined) {
  return { 'aria-disabled': isAtEnd || undefined };
}

function useEnds(row: RefObject<HTMLDivElement | null>): Ends {
  const [ends, setEnds] = useState<Ends>(null);
  useEffect(() => {
    const track = row.current;
    if (!track) return;
    const read = () => {
      const { scrollLeft, clientWidth, scrollWidth } = track;
      const start = scrollLeft <= tolerance;
      const end = scrollLeft + clientWidth >= scrollWidth - tolerance;
      setEnds((before) => (before?.start === start && before.end === end ? before : { start, end }));
    };
    read();
    track.addEventListener('scroll', read, { passive: true });
    const sizes = new ResizeObserver(read);
    sizes.observe(track);
    return () => {
      track.removeEventListener('scroll', read);
      sizes.disconnect();
    };
  }, [row]);
  return ends;
}
