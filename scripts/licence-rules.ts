import satisfies from 'spdx-satisfies';

/** Licences under which the product may carry other people's software unchanged, by their SPDX identifiers. */
const openLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Packages that are allowed although the list above does not say so. */
export interface LicenceException {
  /** Name of the package; a `*` at the end stands for any rest. */
  name: string;
  /** What its package.json says; undefined for nothing. */
  licence: string | undefined;
  /** Why it may be used. */
  reason: string;
}

export const licenceExceptions: readonly LicenceException[] = [
  {
    name: '@img/sharp-libvips-*',
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a library of its own beside ours, loaded when needed, and can be replaced',
  },
  {
    name: '@img/sharp-wasm32',
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'the same, as WebAssembly',
  },
  { name: '@img/sharp-win32-*', licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: 'the same, for Windows' },
  { name: 'combine-errors', licence: undefined, reason: 'its Readme says MIT' },
  { name: 'duck', licence: 'BSD', reason: 'its LICENSE is the text of BSD-2-Clause' },
  { name: 'png-js', licence: undefined, reason: 'its LICENSE is the text of MIT' },
];

/** What a package says about its licence, as package.json has it: an SPDX expression, or the older forms. */
export type LicenceField = string | { type?: string } | readonly { type?: string }[] | undefined;

/** The SPDX expression of a package.json; several licences of the older form are a choice. Undefined where there is none. */
export function licenceOf(manifest: { license?: LicenceField; licenses?: LicenceField }): string | undefined {
  const field = manifest.license ?? manifest.licenses;
  if (field === undefined || typeof field === 'string') return field;
  const types = [field].flat().flatMap(({ type }) => type ?? []);
  return types.length > 0 ? types.join(' OR ') : undefined;
}

/** Whether one of the licences that an SPDX expression offers is open. Texts that are no expression are not. */
function isOpen(licence: string): boolean {
  try {
    return satisfies(licence, openLicences);
  } catch {
    return false;
  }
}

/** A package with the expression of its licence. */
export interface LicensedPackage {
  name: string;
  licence: string | undefined;
}

/** One line for each package whose licence is not allowed, and for each exception that no package needs. */
export function judgeLicences(
  packages: readonly LicensedPackage[],
  exceptions: readonly LicenceException[] = licenceExceptions,
): string[] {
  const needed = new Set<LicenceException>();
  const complaints = packages.flatMap(({ name, licence }) => {
    if (licence !== undefined && isOpen(licence)) return [];
    const exception = exceptions.find((one) => one.licence === licence && isNamed(name, one.name));
    if (exception) needed.add(exception);
    return exception
      ? []
      : [`${name}: ${licence ?? 'no licence'} is not among the licences of scripts/licence-rules.ts.`];
  });
  const left = exceptions.filter((exception) => !needed.has(exception));
  return [
    ...complaints,
    ...left.map(({ name }) => `${name}: no package needs this exception of scripts/licence-rules.ts.`),
  ];
}

function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** An entry of package-lock.json (lockfileVersion 3). */
export interface LockedPackage {
  /** Only development needs it. */
  dev?: boolean;
  /** Installed for some systems only, or where there is a choice; production may have it. */
  optional?: boolean;
  devOptional?: boolean;
  /** A workspace of this repository. */
  link?: boolean;
  license?: LicenceField;
}

/** Folders of all packages that production installs, also those for other systems, by what package-lock.json says of them. */
export function productionPackages(lock: Record<string, LockedPackage>): [folder: string, entry: LockedPackage][] {
  return Object.entries(lock).filter(
    ([folder, { dev, link }]) => folder.includes('node_modules/') && dev !== true && link !== true,
  );
}
