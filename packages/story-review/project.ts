import type { IncomingMessage } from 'node:http'

import type { Browser, BrowserContextOptions } from 'playwright'

/** An error whose message says all that the person at the terminal needs. */
export class ReviewError extends Error {}

export interface Size {
  readonly width: number
  readonly height: number
}

/** What the review needs of a project. Paths are absolute, unless it says otherwise. */
export interface Project {
  /** The folder of the git repository, of `package-lock.json` and of `node_modules`. */
  readonly root: string
  /** The folder of the review, which git ignores. */
  readonly folder: string
  /** A folder whose `index.css` has the custom properties and the base that the page builds on. */
  readonly styles: string
  /** How to start a review, for messages: `npm run review --`. */
  readonly command: string
  readonly launchBrowser: () => Promise<Browser>
  readonly startServer: StartServer
  /** Sizes of windows. Those of `more` are added by `--all`. */
  readonly sizes: { readonly usual: readonly Size[]; readonly more: readonly Size[] }
  /** Values of Storybook's global `language`. Those of `more` are added by `--all`. */
  readonly languages: { readonly usual: readonly string[]; readonly more: readonly string[] }
  readonly browserContext: BrowserContextOptions
  /** Whether a story plays with motion. Others have reduced motion. */
  readonly isMoving: (story: string) => boolean
  /** Whether no story is made of a file, by its path from the root. */
  readonly isOtherFile: (path: string) => boolean
  /** Reads the imports, and returns the files that a stories file leads to. Paths are from the root. */
  readonly readSources: () => Promise<(stories: string) => ReadonlySet<string>>
}

/** Serves a folder, on a free port unless it gets one. */
export type StartServer = (options: ServerOptions) => Promise<Server>

interface ServerOptions {
  readonly directory: string
  readonly port?: number
  /** Changes each page before it is sent. */
  readonly transformHtml?: (html: string) => string
  /** Answers a request in place of a file, or returns undefined. */
  readonly answer?: (request: IncomingMessage) => Promise<Answer | undefined>
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface Server {
  /** Without a slash at its end. */
  readonly url: string
  readonly close: () => Promise<void>
}
