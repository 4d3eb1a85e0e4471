import type { Candidate } from '@jobblik/contract/candidates/cv-search.schema';
import { IconEyeOff } from '@tabler/icons-react';
import { Icon } from '../../ui/brand/icon';
import { Avatar } from '../../ui/media/picture';
import s from './candidate.module.css';

/** The person's picture, or an icon for an anonymous person. */
export function CandidateAvatar({ candidate }: { candidate: Candidate }) {
  if (candidate.anonymous) {
    return (
      <span className={s.hiddenMark} aria-hidden="true">
        <Icon of={IconEyeOff} size={22} />
      </span>
    );
  }
  return <Avatar name={`${candidate.first_name} ${candidate.last_name}`} src={candidate.avatar} size={44} />;
}
