import type { NoticeKind } from '@jobblik/contract/notices/notice-kind.rules';
import type { Words } from '../platform/words/i18n';

/** Name of a kind of notices on screen. */
export function kindLabel(t: Words<'notifications'>, kind: NoticeKind, role: 'seeker' | 'employer'): string {
  return kind === 'visit' ? t(`kinds.visit.${role}`) : t(`kinds.${kind}`);
}
