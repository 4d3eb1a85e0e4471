import { type PathName, paths, type ScreenArea } from '@jobblik/contract/paths';
import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/**
 * The route of a screen.
 * @param file of the screen, from `app/`
 * @param options `id` if one file is the screen of several addresses
 */
export function screen(name: PathName, file: string, options: { id?: string } = {}): RouteConfigEntry {
  return route(paths[name].slice(1), file, options);
}

/** The route of a screen that both sides have, in the area of one. */
export function screenOf(
  area: ScreenArea,
  name: PathName,
  file: string,
  options: { id?: string } = {},
): RouteConfigEntry {
  return route(paths[name].slice(1).replace(':area', area), file, options);
}
