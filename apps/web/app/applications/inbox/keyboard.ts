import type { Decision } from '@jobblik/contract/applications/applicant-review.rules';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { mayInvite, videoOf } from './application-parts';
import type { ShownInbox } from './inbox-shown';
import { type DetailTab, hasLayer, type InboxDialog, type InboxEvent, type InboxState } from './inbox-state';

/** Every key of the inbox but Escape, in lower case. */
export const inboxKeys: readonly string[] = [...'jkspracqfzxingv/?012345', 'enter'];

/** Key of the inbox's on/off setting in this browser. */
export const keysStorage = 'applicant-keys';

/**
 * What a key does now; undefined for nothing. With several ticked, questions, decisions and opening again are for those; the rest
 * is for who is open.
 * @param key in lower case
 * @param now milliseconds since 1970
 */
export function keyEvent(key: string, state: InboxState, shown: ShownInbox, now: number): InboxEvent | undefined {
  const isFinished = state.finish.phase === 'shown';
  const open = isFinished ? undefined : shown.open;
  const person = open?.active === 1 ? open : undefined;
  const { ticked } = shown;
  const dialog = (value: InboxDialog): InboxEvent => ({ type: 'dialog', dialog: value });
  const toTab = (tab: DetailTab): InboxEvent => ({ type: 'tab', tab: state.tab === tab ? 'letter' : tab });
  const decide = (decision: Decision) => {
    const reject = decision === 'park' ? rejectState.parked : rejectState.rejected;
    const applicants = active(ticked ?? (open && open.reject !== reject ? [open] : []));
    return applicants.length > 0 ? dialog({ kind: 'decide', decision, applicants }) : undefined;
  };
  if (/^[0-5]$/.test(key)) return person && { type: 'rate', stars: Number(key) };
  switch (key) {
    case 'j':
      return { type: 'step', direction: 'next' };
    case 'k':
      return { type: 'step', direction: 'previous' };
    case 's': {
      const applicants = active(ticked ?? (open ? [open] : []));
      return applicants.length > 0 ? dialog({ kind: 'ask', applicants }) : undefined;
    }
    case 'p':
      return decide('park');
    case 'a':
    case 'r':
      return decide('reject');
    case 'g':
      if (ticked) return active(ticked).some(isDecided) ? { type: 'reopen_ticked' } : undefined;
      return person && isDecided(person) ? { type: 'reopen', applicants: [person] } : undefined;
    case 'i':
      return person && mayInvite(person) ? dialog({ kind: 'interview', application: person }) : undefined;
    case 'n':
      return person && dialog({ kind: 'note', application: person });
    case 'v':
      return person && videoOf(person) ? { type: 'video_toggled' } : undefined;
    case 'c':
      return toTab('cv');
    case 'q':
      return toTab('questions');
    case 'f':
      return toTab('history');
    case 'z':
      return { type: 'undo', now };
    case 'x':
      return { type: 'open_ticked' };
    case '/':
      return { type: 'filters', isOpen: true };
    case '?':
      return { type: 'help_toggled' };
    case 'enter':
      return isFinished && shown.nextAd ? { type: 'next_ad' } : undefined;
    case 'escape':
      return hasLayer(state) ? { type: 'escape' } : undefined;
    default:
      return undefined;
  }
}

const active = (applicants: readonly Application[]) => applicants.filter((one) => one.active === 1);
const isDecided = ({ reject }: Application) => reject !== rejectState.open;
