/** Screens of the employer with another path in the demo (spec 2§2); the others have the same path after `/demo`. */
const renamed: readonly (readonly [employer: string, demo: string])[] = [
  ['interview/liste', 'interview/list'],
  ['cv/søg', 'cv/search'],
  ['cv/Vis', 'cv/view'],
  ['cv/gemte', 'cv/saved'],
  ['profil', 'profile'],
  ['indstillinger', 'setting'],
  ['transaktioner', 'transaction'],
  ['agent/liste', 'agent/list'],
  ['agent/resultat', 'agent/result'],
  ['agent/Opret', 'agent/create'],
  ['agent/Rediger', 'agent/edit'],
  ['job/opret_job', 'job/create'],
  ['job/redigere_job', 'job/edit'],
  ['job/liste', 'job/manage'],
  ['job/anvendelse', 'job/application'],
  ['cstream', 'stream'],
];

/** True for an address inside the demo. */
export function isDemoPath(path: string): boolean {
  return /^\/demo(\/|$)/.test(path);
}

/**
 * Address in the demo of an employer's screen; null for any other address. Accepts encoded and plain paths, returns a plain one.
 */
export function demoPath(employerPath: string): string | null {
  const rest = /^\/virksomhed\/(.+)$/.exec(decodeURI(employerPath))?.[1];
  return rest === undefined ? null : `/demo/${replaced(rest, renamed)}`;
}

/** The employer's address of a screen in the demo; any other path unchanged. Accepts encoded and plain paths. */
export function employerPath(path: string): string {
  const rest = /^\/demo\/(.+)$/.exec(decodeURI(path))?.[1];
  if (rest === undefined) return path;
  return `/virksomhed/${replaced(
    rest,
    renamed.map(([employer, demo]) => [demo, employer]),
  )}`;
}

function replaced(path: string, names: readonly (readonly [from: string, to: string])[]): string {
  const name = names.find(([from]) => path === from || path.startsWith(`${from}/`));
  return name ? name[1] + path.slice(name[0].length) : path;
}
