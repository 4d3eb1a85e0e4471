import { directoryLetters } from '@jobblik/contract/companies/directory.rules';
import type { DirectoryAnswer } from '@jobblik/contract/companies/directory.schema';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import s from './directory.module.css';
import { type DirectoryAddress, directoryPath } from './directory-address';

interface LetterIndexProps {
  address: DirectoryAddress;
  letters: DirectoryAnswer['letters'];
}

/** The initials of companies; initials without companies are not links. */
export function LetterIndex({ address, letters }: LetterIndexProps) {
  const t = useWords('companies');
  const counts = new Map(letters.map(({ letter, count }) => [letter, count]));
  const to = (letter: DirectoryAddress['letter']) => directoryPath({ ...address, letter, page: 1 });
  return (
    <nav aria-label={t('directory.letters')}>
      <ul className={s.letters}>
        <li>
          <Link to={to('')} aria-current={address.letter === '' || undefined} preventScrollReset>
            {t('directory.any_letter')}
          </Link>
        </li>
        {directoryLetters.map((letter) => {
          const count = counts.get(letter);
          const name = letter === '#' ? t('directory.other_letter') : letter;
          return (
            <li key={letter}>
              {count || address.letter === letter ? (
                <Link
                  to={to(letter)}
                  aria-label={t('directory.letter', { letter: name, count: count ?? 0 })}
                  aria-current={address.letter === letter || undefined}
                  preventScrollReset
                >
                  {letter}
                </Link>
              ) : (
                <span aria-hidden="true">{letter}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
