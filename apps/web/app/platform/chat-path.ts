import { pathTo, type ScreenArea } from '@jobblik/contract/paths';
/** Address of the caller's conversation with a person. */
export function chatPath(area: ScreenArea, userId: number): string {
  return `${pathTo('conversation', { area })}?kontakt=${userId}`;
}
