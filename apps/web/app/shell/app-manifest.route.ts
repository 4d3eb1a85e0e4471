import type { Words } from '../platform/words/i18n';
import { wordsOfRequest } from '../platform/words/i18n';
import type { Route } from './+types/app-manifest.route';
import { appManifest, readManifestName } from './app-manifest';

/** `/manifest/{language}-{role}.webmanifest` */
export function loader({ params }: Route.LoaderArgs): Response {
  const wanted = readManifestName(params.name);
  if (!wanted) throw new Response(null, { status: 404 });
  const t = wordsOfRequest(wanted.language).getFixedT(wanted.language, 'shell') as unknown as Words<'shell'>;
  return new Response(JSON.stringify(appManifest(t, wanted.language, wanted.role)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
