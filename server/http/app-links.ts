import type { FastifyInstance } from 'fastify'
import { pagePaths } from '#contract/pages.ts'

/** The apps that links to this server may open, as their systems name them. */
export type AppLinks = {
  /** `TEAMID1234.app.duologue`; undefined for no iOS app. */
  appleAppId: string | undefined
  /** An Android app by its id and the SHA-256 fingerprints of what signs it; undefined for none. */
  android: { appId: string; fingerprints: readonly string[] } | undefined
}

/** Serves the files by which iOS and Android know which app an invitation opens in; without apps, 404 as ever. */
export function serveAppLinks(app: FastifyInstance, { appleAppId, android }: AppLinks): void {
  const serve = (name: string, content: object) =>
    app.get(`/.well-known/${name}`, (_request, reply) =>
      reply
        .type('application/json')
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(content)),
    )
  if (appleAppId !== undefined) {
    const { joinWithoutToken: join } = pagePaths
    const components = [{ '/': join }, { '/': `${join}/*` }]
    serve('apple-app-site-association', {
      applinks: { details: [{ appIDs: [appleAppId], components }] },
    })
  }
  if (android !== undefined) {
    serve('assetlinks.json', [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: android.appId,
          sha256_cert_fingerprints: android.fingerprints,
        },
      },
    ])
  }
}
