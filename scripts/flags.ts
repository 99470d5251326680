import { readFileSync } from 'node:fs'

import countries from 'flag-icons/country.json' with { type: 'json' }
import flagIcons from 'flag-icons/package.json' with { type: 'json' }
import type { Plugin } from 'vite'

/** The 249 codes of ISO 3166-1 alpha-2, in lower case. */
export const flagCodes: readonly string[] = countries
  .filter(({ iso }) => iso)
  .map(({ code }) => code)

/** Below the base path. The version in it lets hosts keep the files for ever. */
const folder = `assets/flags-${flagIcons.version}`

/** The constants of a build that `Flag.tsx` reads. */
export const flagConstants = {
  __FLAG_FOLDER__: JSON.stringify(folder),
  __FLAG_CODES__: JSON.stringify(flagCodes.join(' ')),
}

const readFlag = (code: string): Buffer =>
  readFileSync(new URL(import.meta.resolve(`flag-icons/flags/4x3/${code}.svg`)))

/** Serves a flag for each country at a URL that follows from its code: a list of hashed URLs would be in every page. */
export function flags(): Plugin {
  return {
    name: 'flags',
    config: () => ({ define: flagConstants }),
    configureServer({ middlewares, config: { base } }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const code = flagCodes.find((one) => path === `${base}${folder}/${one}.svg`)
        if (code === undefined) {
          next()
          return
        }
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(readFlag(code))
      })
    },
    generateBundle() {
      for (const code of flagCodes) {
        const fileName = `${folder}/${code}.svg`
        this.emitFile({ type: 'asset', fileName, source: readFlag(code) })
      }
    },
  }
}
