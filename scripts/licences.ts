import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/root.ts';
import {
  judgeLicences,
  type LicenceField,
  type LockedPackage,
  licenceOf,
  productionPackages,
} from './licence-rules.ts';

// The gate "licences": every package that production installs has an open licence, by its own package.json. Packages for other systems
// are not installed here; for them counts what package-lock.json has noted.
type Manifest = { license?: LicenceField; licenses?: LicenceField };

const readJson = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;

const lock = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json').packages;
const complaints = judgeLicences(
  productionPackages(lock).map(([folder, entry]) => {
    const manifest = `${folder}/package.json`;
    return {
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: licenceOf(existsSync(join(root, manifest)) ? readJson<Manifest>(manifest) : entry),
    };
  }),
);
for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
