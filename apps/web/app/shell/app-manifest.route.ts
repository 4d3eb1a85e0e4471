import type { Words } from '../platform/words/i18n';
import { wordsOfRequest } from '../platform/words/i18n';
import type { Route } from './+types/app-manifest.route';
import { appManifest, readManifestName } from './app-manifest';

/** `/manifest/{language}-{role}.webmanifest` */
export function loader({ params }: Route.LoaderArgs): Response {
  const variant = readManifestName(params.name);
  if (!variant) throw new Response(null, { status: 404 });
  const t = wordsOfRequest(variant.language).getFixedT(variant.language, 'shell') as unknown as Words<'shell'>;
  return new Response(JSON.stringify(appManifest(t, variant.language, variant.role)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
