import { type RunningServer, startSiteServer } from 'static-server'
import { setApiBaseUrl } from '../../scripts/api-base-url.ts'

/** Serves the production client on its own origin, as it is deployed: `test-builds/site/` with another base URL in its pages. */
export function serveSite(apiBaseUrl: string): Promise<RunningServer> {
  return startSiteServer({
    directory: new URL('../../test-builds/site', import.meta.url).pathname,
    transformHtml: (html) => setApiBaseUrl(html, apiBaseUrl),
  })
}
