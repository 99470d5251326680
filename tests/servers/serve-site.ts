import { type RunningServer, setApiBaseUrl, startSiteServer } from '../../scripts/site-server.ts'

/** The production client as somebody deploys it: `dist/` with another URL of the API, on an origin of its own. */
export function serveSite(apiBaseUrl: string): Promise<RunningServer> {
  return startSiteServer({
    directory: new URL('../../dist', import.meta.url).pathname,
    transformHtml: (html) => setApiBaseUrl(html, apiBaseUrl),
  })
}
